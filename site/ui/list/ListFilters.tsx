import type { FormEvent, MouseEvent } from "react";
import { Button } from "../button/Button.tsx";
import { Field } from "../field/Field.tsx";
import { SelectField } from "../field/SelectField.tsx";
import "./list-filters.css";

/** A filter: choices with their labels, or "day" for a date. */
type Filter = { name: string; label: string; choices: "day" | Readonly<Record<string, string>> };
type Props = {
  /** What is filtered: "transactions". */
  many: string;
  /** The first page without filters. */
  action: string;
  filters: readonly Filter[];
  values: Readonly<Record<string, string | undefined>>;
  list?: {
    /** The address without filters, while there are any. */
    clearHref?: string | undefined;
    filter?: (event: FormEvent<HTMLFormElement>) => void;
    clear?: (event: MouseEvent<HTMLAnchorElement>) => void;
  };
};

/** The filters of a list: a GET form, so that the filtered list has an address. In an island it filters in place. */
export function ListFilters({ many, action, filters, values, list = {} }: Props) {
  return (
    // The key starts the fields again with the values of the address, as Back does without a script.
    <form
      key={JSON.stringify(values)}
      className="list-filters"
      method="get"
      action={action}
      onSubmit={list.filter}
      aria-label={`Filter ${many}`}
    >
      {filters.map(({ name, label, choices }) =>
        choices === "day" ? (
          <Field key={name} type="date" name={name} label={label} defaultValue={values[name] ?? ""} />
        ) : (
          <SelectField
            key={name}
            name={name}
            label={label}
            placeholder="All"
            defaultValue={values[name] ?? ""}
            options={Object.entries(choices).map(([value, label]) => ({ value, label }))}
          />
        ),
      )}
      <div className="cluster">
        <Button type="submit" variant="secondary">
          Show
        </Button>
        {list.clearHref && (
          <a href={list.clearHref} onClick={list.clear}>
            Clear filters
          </a>
        )}
      </div>
    </form>
  );
}
