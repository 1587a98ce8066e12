// The labels of the forms' fields and buttons, for tests that fill them in and send them: a new wording changes only the form.

import { promotionForm } from "#site/features/cart/promotion.form.ts";
import {
  preferencesForm,
  unsubscribeForm,
} from "#site/features/communication-preferences/communication-preferences.form.ts";
import { closeAccountForm } from "#site/features/customer/close-account.form.ts";
import { addressForm } from "#site/features/customer/confirm-address.form.ts";
import { detailsFormOf } from "#site/features/customer/details.form.ts";
import { emailChangeForm } from "#site/features/customer/email-change.form.ts";
import { favouriteNumbersForm } from "#site/features/favourite-numbers/favourite-numbers.form.ts";
import { feedbackForm } from "#site/features/feedback/feedback.form.ts";
import { addBankForm, addCardForm, addPayPalForm } from "#site/features/funds/cards.form.ts";
import { depositForm } from "#site/features/funds/deposit.form.ts";
import { editLimitForm, removeDepositForm, removeLimitForm, setLimitForm } from "#site/features/limits/limits.form.ts";
import { groupForm } from "#site/features/lotto-party/wizard.form.ts";
import { migrationForm } from "#site/features/migration/migration.form.ts";
import { autoplayForms, methodForm, retryForm } from "#site/features/recurring-purchases/recurring-purchases.form.ts";
import { elevateForm, enterCodeForm } from "#site/features/session/code.form.ts";
import { forcedPasswordForm, upgradeForm } from "#site/features/session/forced.form.ts";
import { emailForm, loginForm } from "#site/features/session/login.form.ts";
import { changePasswordForm, forgotPasswordForm, resetPasswordForm } from "#site/features/session/new-password.form.ts";
import { registerForm } from "#site/features/session/register.form.ts";
import { supportForm } from "#site/features/support/support.form.ts";
import {
  disableForm,
  enableForm,
  recoveryCodesForm,
  startAuthenticatorForm,
} from "#site/features/two-factor/two-factor.form.ts";
import { automaticForm, bankForm } from "#site/features/verification/verification.form.ts";
import { withdrawAndCloseForm } from "#site/features/withdrawals/close.form.ts";
import { type Form, fieldsOf, type Path } from "#site/lib/form/form.ts";

type Labels<P extends Path> = Readonly<Record<keyof Form<P>["fields"] & string, string>> & { readonly submit: string };

const labelsOf = <P extends Path>(form: Form<P>): Labels<P> => ({
  ...(Object.fromEntries(Object.entries(fieldsOf(form)).map(([name, { label }]) => [name, label])) as Labels<P>),
  submit: form.submit ?? `the page decides the button of ${form.name}`,
});

export const LABELS = {
  register: labelsOf(registerForm),
  login: labelsOf(loginForm),
  emailStep: labelsOf(emailForm),
  code: labelsOf(enterCodeForm),
  elevate: labelsOf(elevateForm),
  newPassword: labelsOf(changePasswordForm),
  forgotPassword: labelsOf(forgotPasswordForm),
  resetPassword: labelsOf(resetPasswordForm),
  forcedPassword: labelsOf(forcedPasswordForm),
  upgrade: labelsOf(upgradeForm),
  details: labelsOf(detailsFormOf(false)),
  emailChange: labelsOf(emailChangeForm),
  addressConfirmation: labelsOf(addressForm),
  closeAccount: labelsOf(closeAccountForm),
  withdrawAndClose: labelsOf(withdrawAndCloseForm([])),
  authenticator: labelsOf(startAuthenticatorForm),
  twoFactor: labelsOf(enableForm),
  turnOff: labelsOf(disableForm),
  recoveryCodes: labelsOf(recoveryCodesForm),
  verification: labelsOf(automaticForm),
  bankVerification: labelsOf(bankForm),
  deposit: labelsOf(depositForm),
  card: labelsOf(addCardForm),
  payPal: labelsOf(addPayPalForm),
  bankAccount: labelsOf(addBankForm("national")),
  limit: labelsOf(setLimitForm),
  limitChange: labelsOf(editLimitForm),
  limitRemoval: labelsOf(removeLimitForm),
  depositLimitRemoval: labelsOf(removeDepositForm),
  promotion: labelsOf(promotionForm),
  support: labelsOf(supportForm),
  feedback: labelsOf(feedbackForm),
  favourites: labelsOf(favouriteNumbersForm),
  preferences: labelsOf(preferencesForm(["email", "phone", "sms", "directmail"])),
  unsubscribe: labelsOf(unsubscribeForm),
  partyGroup: labelsOf(groupForm),
  migration: labelsOf(migrationForm),
  pause: labelsOf(autoplayForms.pause),
  recurring: labelsOf(autoplayForms.edit),
  recurringRetry: labelsOf(retryForm),
  recurringMethod: labelsOf(methodForm),
  recurringNumbers: labelsOf(autoplayForms.quickpick),
  recurringJackpot: labelsOf(autoplayForms.jackpot),
};
