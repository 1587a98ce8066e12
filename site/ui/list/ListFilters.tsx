import { useEffect, useRef } from "react";
import { Button } from "../button/Button.tsx";
import { Field } from "../field/Field.tsx";
import { SelectField } from "../field/SelectField.tsx";
import type { ListState } from "./list-state.ts";
import "./list-filters.css";

/** Filters by name: the choices with their labels, or "day" for a date. */
export type FilterSet = Readonly<Record<string, { label: string; choices: "day" | Readonly<Record<string, string>> }>>;
type Props = { many: string; filters: FilterSet; list: ListState };

/** The filters of a list as a GET form, so that a filtered list has a URL. An island filters in place. */
export function ListFilters({ many, filters, list }: Props) {
  const { clear, clearHref, filter, filterErrors = {}, filterValues = {}, hasMoved = false, hrefFor } = list;
  const form = useRef<HTMLFormElement>(null);
  const errors = Object.values(filterErrors).join(" ");

  useEffect(() => {
    if (errors && hasMoved) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [errors, hasMoved]);

  return (
    // The key resets the fields when the URL changes, for example on Back.
    <form
      key={JSON.stringify(filterValues)}
      ref={form}
      className="list-filters"
      method="get"
      action={hrefFor(1)}
      onSubmit={filter}
      aria-label={`Filter ${many}`}
    >
      {Object.entries(filters).map(([name, { label, choices }]) =>
        choices === "day" ? (
          <Field
            key={name}
            type="date"
            name={name}
            label={label}
            error={filterErrors[name]}
            defaultValue={filterValues[name] ?? ""}
          />
        ) : (
          <SelectField
            key={name}
            name={name}
            label={label}
            placeholder="All"
            defaultValue={filterValues[name] ?? ""}
            options={Object.entries(choices).map(([value, label]) => ({ value, label }))}
          />
        ),
      )}
      <div className="cluster">
        <Button type="submit" variant="secondary">
          Apply filters
        </Button>
        {clearHref && (
          <a href={clearHref} onClick={clear}>
            Clear filters
          </a>
        )}
      </div>
    </form>
  );
}
