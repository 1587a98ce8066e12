// Submits the forms of a new password without leaving the page.
import { enhance } from "#site/lib/form/enhance.ts";
import { signIn } from "#site/lib/gateway/sign-in.ts";
import { changePasswordForm, forgotPasswordForm, resetPasswordForm } from "./new-password.form.ts";

// After signing in again, the password is still to be changed.
enhance(document, changePasswordForm, () => ({ refuse: (problem) => signIn(problem) }));
enhance(document, forgotPasswordForm);
enhance(document, resetPasswordForm, () => ({
  refuse({ code }) {
    if (code !== "link_expired") return null;
    location.replace("?step=email&link-expired=1");
    return "leaves";
  },
}));
