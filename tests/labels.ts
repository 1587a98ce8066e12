// The labels of the forms' fields, for tests that fill them in: a new wording changes only the form.
import { promotionForm } from "#site/features/cart/promotion.form.ts";
import { detailsFormOf } from "#site/features/customer/details.form.ts";
import { favouriteNumbersForm } from "#site/features/favourite-numbers/favourite-numbers.form.ts";
import { feedbackForm } from "#site/features/feedback/feedback.form.ts";
import { addCardForm } from "#site/features/funds/cards.form.ts";
import { depositForm } from "#site/features/funds/deposit.form.ts";
import { setLimitForm } from "#site/features/limits/limits.form.ts";
import { migrationForm } from "#site/features/migration/migration.form.ts";
import { pauseForm } from "#site/features/recurring-purchases/recurring-purchases.form.ts";
import { enterCodeForm } from "#site/features/session/code.form.ts";
import { upgradeForm } from "#site/features/session/forced.form.ts";
import { loginForm } from "#site/features/session/login.form.ts";
import { changePasswordForm } from "#site/features/session/new-password.form.ts";
import { registerForm } from "#site/features/session/register.form.ts";
import { supportForm } from "#site/features/support/support.form.ts";
import { enableForm, startAuthenticatorForm } from "#site/features/two-factor/two-factor.form.ts";
import { type Form, fieldsOf, type Path } from "#site/lib/form/form.ts";

type Labels<P extends Path> = Readonly<Record<keyof Form<P>["fields"] & string, string>>;

const labelsOf = <P extends Path>(form: Form<P>): Labels<P> =>
  Object.fromEntries(Object.entries(fieldsOf(form)).map(([name, { label }]) => [name, label])) as Labels<P>;

export const LABELS = {
  register: labelsOf(registerForm),
  details: labelsOf(detailsFormOf(false)),
  login: labelsOf(loginForm),
  code: labelsOf(enterCodeForm),
  newPassword: labelsOf(changePasswordForm),
  upgrade: labelsOf(upgradeForm),
  authenticator: labelsOf(startAuthenticatorForm),
  twoFactor: labelsOf(enableForm),
  deposit: labelsOf(depositForm),
  limit: labelsOf(setLimitForm),
  promotion: labelsOf(promotionForm),
  support: labelsOf(supportForm),
  feedback: labelsOf(feedbackForm),
  card: labelsOf(addCardForm),
  favourites: labelsOf(favouriteNumbersForm),
  migration: labelsOf(migrationForm),
  pause: labelsOf(pauseForm),
};
