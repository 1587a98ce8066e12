// Submits the forms of a new password without leaving the page.
import { enhance } from "#site/lib/form/enhance.ts";
import { changePasswordForm, forgotPasswordForm, resetPasswordForm } from "./new-password.form.ts";

enhance(document, changePasswordForm);
enhance(document, forgotPasswordForm);
enhance(document, resetPasswordForm, () => ({
  refuse({ code }) {
    if (code !== "link_expired") return null;
    location.replace("?step=email&link-expired=1");
    return "leaves";
  },
}));
