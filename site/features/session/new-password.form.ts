// The forms that set a new password: the fields of all of them, the change by a customer who knows the old one, and the reset.
import { newPasswordRules } from "#gateway/rules/account/password-change.ts";
import { currentPasswordField } from "#site/lib/form/details.ts";
import { defineForm } from "#site/lib/form/form.ts";
import { signInEmail } from "./login.form.ts";

const newPassword = { kind: "password", autoComplete: "new-password", maxLength: 128 } as const;

export const newPasswordFields = {
  password: {
    ...newPassword,
    label: "New password",
    hint: "At least 8 characters, and not your current password.",
    rules: newPasswordRules.password,
  },
  confirmPassword: {
    ...newPassword,
    label: "Repeat new password",
    hint: "Enter the same password again.",
    rules: newPasswordRules.confirmPassword,
  },
} as const;

export const changePasswordForm = defineForm("password.change", {
  name: "change-password",
  submit: "Save password",
  toast: "toast.passwordSaved",
  fields: {
    currentPassword: currentPasswordField,
    ...newPasswordFields,
  },
});

export const forgotPasswordForm = defineForm("password.requestReset", {
  name: "forgot-password",
  submit: "Send link",
  isShort: true,
  fields: { email: signInEmail },
});

export const resetPasswordForm = defineForm("password.reset", {
  name: "reset-password",
  submit: "Save password",
  toast: "toast.passwordSaved",
  fields: newPasswordFields,
});
