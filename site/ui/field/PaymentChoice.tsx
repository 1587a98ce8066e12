import { RadioGroup, type RadioProps } from "./Choice.tsx";
import { fieldIds, type Option } from "./field.ts";
import "./needs-script.css";

type Props = Omit<RadioProps, "options" | "more" | "className"> & {
  options: readonly (Option & { needsScript: boolean })[];
};

/**
 * The ways to pay. Without JavaScript those that need it are left out, and the first of the others is chosen: of several
 * checked radio buttons with one name, a browser keeps the last, which is the one in the noscript element.
 */
export function PaymentChoice({ options, ...field }: Props) {
  const scripted = <RadioGroup {...field} options={options} more={MORE} />;
  if (!options.some(({ needsScript }) => needsScript)) return scripted;
  return (
    <>
      <div className="needs-script">{scripted}</div>
      {/* React renders nothing of it in a browser. */}
      <noscript>{import.meta.env.SSR && <PlainChoice {...field} options={options} />}</noscript>
    </>
  );
}

function PlainChoice({ options, value, onChoose: _, ...field }: Props) {
  const plain = options.filter(({ needsScript }) => !needsScript);
  const chosen = plain.find((option) => option.value === value) ?? plain[0];
  return (
    <RadioGroup
      {...field}
      id={`${fieldIds(field).id}-plain`}
      hint={NO_SCRIPT}
      options={plain}
      defaultValue={chosen?.value}
      more={MORE}
    />
  );
}

const MORE = "More ways to pay";
const NO_SCRIPT =
  "New cards, Apple Pay and Google Pay need JavaScript: their details go straight to the payment provider. Turn it on to pay with them.";
