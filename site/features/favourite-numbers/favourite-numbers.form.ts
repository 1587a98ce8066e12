import { favouriteNumbers } from "#gateway/rules/favourite-numbers.ts";
import { required } from "#gateway/rules/validators.ts";
import { defineForm } from "#site/lib/form/form.ts";

export const favouriteNumbersForm = defineForm("favouriteNumbers.save", {
  name: "favourite-numbers",
  submit: "Save favourites",
  isShort: true,
  fields: {
    numbers: {
      kind: "textarea",
      label: "Your numbers",
      rules: [required, favouriteNumbers],
      hint: "Up to 40, separated by spaces or commas. We use them in this order.",
      maxLength: 400,
    },
    isAutomatic: { kind: "checkbox", label: "Start new tickets with these numbers" },
  },
});
