// Written by `npm run generate` from openapi/. Do not edit.
export const operations = {
 "getConfig": {
  "method": "get",
  "path": "/config",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": 60,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "MainConfigEnvelope",
   "400": "Problem"
  }
 },
 "getCapabilities": {
  "method": "get",
  "path": "/capabilities",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "optional",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": 60,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "CapabilitiesResponseEnvelope",
   "400": "Problem",
   "401": "Problem"
  }
 },
 "locateVisitor": {
  "method": "get",
  "path": "/locate",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "LocationEnvelope",
   "400": "Problem"
  }
 },
 "listBranding": {
  "method": "get",
  "path": "/branding",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": 60,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "ProductBrandingEnvelope",
   "400": "Problem"
  }
 },
 "checkEmail": {
  "method": "post",
  "path": "/check-email",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "CheckEmailRequest",
  "replies": {
   "200": "CheckEmailResultEnvelope",
   "400": "Problem",
   "422": "Problem",
   "429": "Problem"
  }
 },
 "login": {
  "method": "post",
  "path": "/login",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "LoginRequest",
  "replies": {
   "200": "LoginResultEnvelope",
   "400": "Problem",
   "401": "Problem",
   "422": "Problem",
   "429": "Problem"
  }
 },
 "verifyAutologin": {
  "method": "get",
  "path": "/autologin",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "LoginResultEnvelope",
   "400": "Problem",
   "401": "Problem",
   "410": "Problem",
   "429": "Problem"
  }
 },
 "autologinWithBody": {
  "method": "post",
  "path": "/autologin",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "AutologinRequest",
  "replies": {
   "200": "LoginResultEnvelope",
   "400": "Problem",
   "401": "Problem",
   "410": "Problem",
   "422": "Problem",
   "429": "Problem"
  }
 },
 "checkLinkOwner": {
  "method": "post",
  "path": "/autologin/owner",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "LinkOwnerRequest",
  "replies": {
   "200": "LinkOwnerEnvelope",
   "400": "Problem",
   "410": "Problem",
   "429": "Problem"
  }
 },
 "transferLogin": {
  "method": "post",
  "path": "/transfer",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/x-www-form-urlencoded",
  "request": "TransferLoginRequest",
  "replies": {
   "200": "LoginResultEnvelope",
   "400": "Problem",
   "401": "Problem",
   "410": "Problem",
   "429": "Problem"
  }
 },
 "logout": {
  "method": "get",
  "path": "/logout",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "204": null,
   "400": "Problem",
   "401": "Problem"
  }
 },
 "signUp": {
  "method": "post",
  "path": "/signup",
  "version": "3.5",
  "versions": [
   "3.5"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "SignUpRequest",
  "replies": {
   "200": "LoginResultEnvelope",
   "400": "Problem",
   "409": "Problem",
   "422": "Problem",
   "429": "Problem"
  }
 },
 "forceChangePassword": {
  "method": "post",
  "path": "/password/force-change",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "ForcePasswordChangeRequest",
  "replies": {
   "204": null,
   "400": "Problem",
   "401": "Problem",
   "409": "Problem",
   "422": "Problem",
   "429": "Problem"
  }
 },
 "requestPasswordReset": {
  "method": "post",
  "path": "/password/forgot",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "PasswordResetRequest",
  "replies": {
   "204": null,
   "400": "Problem",
   "422": "Problem",
   "429": "Problem"
  }
 },
 "socialAuthenticate": {
  "method": "post",
  "path": "/social-authentication",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "SocialAuthenticationRequest",
  "replies": {
   "200": "LoginResultEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem",
   "422": "Problem",
   "429": "Problem"
  }
 },
 "linkSocialAccount": {
  "method": "post",
  "path": "/social-authentication/link",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "LinkSocialAccountRequest",
  "replies": {
   "200": "SocialLinkEnvelope",
   "400": "Problem",
   "401": "Problem",
   "403": "Problem",
   "409": "Problem",
   "422": "Problem",
   "429": "Problem"
  }
 },
 "listSocialAccounts": {
  "method": "get",
  "path": "/social-authentication/list",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "SocialAccountsEnvelope",
   "400": "Problem",
   "401": "Problem"
  }
 },
 "unlinkSocialAccount": {
  "method": "post",
  "path": "/social-authentication/unlink",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "UnlinkSocialAccountRequest",
  "replies": {
   "204": null,
   "400": "Problem",
   "401": "Problem",
   "403": "Problem",
   "422": "Problem"
  }
 },
 "getCustomer": {
  "method": "get",
  "path": "/customer",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "CustomerEnvelope",
   "400": "Problem",
   "401": "Problem"
  }
 },
 "closeAccount": {
  "method": "delete",
  "path": "/customer",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/x-www-form-urlencoded",
  "request": "CloseAccountRequest",
  "replies": {
   "204": null,
   "400": "Problem",
   "401": "Problem",
   "403": "Problem",
   "409": "Problem",
   "422": "Problem",
   "429": "Problem"
  }
 },
 "getCustomerDetails": {
  "method": "get",
  "path": "/customer/details",
  "version": "3.2",
  "versions": [
   "3.2"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "CustomerDetailsEnvelope",
   "400": "Problem",
   "401": "Problem"
  }
 },
 "updateCustomerDetails": {
  "method": "post",
  "path": "/customer/details",
  "version": "3.2",
  "versions": [
   "3.2"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "CustomerDetailsChange",
  "replies": {
   "200": "CustomerDetailsEnvelope",
   "400": "Problem",
   "401": "Problem",
   "403": "Problem",
   "422": "Problem"
  }
 },
 "acceptTerms": {
  "method": "post",
  "path": "/customer/terms-and-conditions",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "TermsAcceptance",
  "replies": {
   "204": null,
   "400": "Problem",
   "401": "Problem",
   "422": "Problem"
  }
 },
 "acceptLocationTerms": {
  "method": "post",
  "path": "/customer/terms-and-conditions/location",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "LocationTermsAcceptance",
  "replies": {
   "204": null,
   "400": "Problem",
   "401": "Problem",
   "422": "Problem"
  }
 },
 "confirmAddress": {
  "method": "patch",
  "path": "/customer/confirm-address",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "optional",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "ConfirmAddressRequest",
  "replies": {
   "204": null,
   "400": "Problem",
   "401": "Problem",
   "410": "Problem"
  }
 },
 "confirmEmailAddress": {
  "method": "patch",
  "path": "/customer/confirm-email-address",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "204": null,
   "400": "Problem",
   "401": "Problem"
  }
 },
 "requestEmailChange": {
  "method": "post",
  "path": "/customer/email-change",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "EmailChangeRequest",
  "replies": {
   "204": null,
   "400": "Problem",
   "401": "Problem",
   "403": "Problem",
   "422": "Problem",
   "429": "Problem"
  }
 },
 "confirmEmailChange": {
  "method": "post",
  "path": "/customer/email-change/confirm",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "ConfirmEmailChangeRequest",
  "replies": {
   "200": "EmailChangeEnvelope",
   "400": "Problem",
   "410": "Problem"
  }
 },
 "changePassword": {
  "method": "post",
  "path": "/customer/change-password",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "optional",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/x-www-form-urlencoded",
  "request": "ChangePasswordRequest",
  "replies": {
   "204": null,
   "400": "Problem",
   "401": "Problem",
   "403": "Problem",
   "410": "Problem",
   "422": "Problem",
   "429": "Problem"
  }
 },
 "saveFavouriteNumbers": {
  "method": "put",
  "path": "/favourite-numbers",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "FavouriteNumbers",
  "replies": {
   "200": "FavouriteNumbersEnvelope",
   "400": "Problem",
   "401": "Problem",
   "422": "Problem"
  }
 },
 "getReminders": {
  "method": "get",
  "path": "/reminders",
  "version": "3.2",
  "versions": [
   "3.2"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "RemindersEnvelope",
   "400": "Problem",
   "401": "Problem"
  }
 },
 "setReminders": {
  "method": "put",
  "path": "/reminders",
  "version": "3.2",
  "versions": [
   "3.2"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "RemindersUpdate",
  "replies": {
   "200": "RemindersEnvelope",
   "400": "Problem",
   "401": "Problem",
   "422": "Problem"
  }
 },
 "stopReminders": {
  "method": "delete",
  "path": "/reminders/{reference}",
  "version": "3.2",
  "versions": [
   "3.2"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "RemindersEnvelope",
   "400": "Problem",
   "404": "Problem"
  }
 },
 "getTwoFactorConfig": {
  "method": "get",
  "path": "/customer/two-factor-auth",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "TwoFactorConfigEnvelope",
   "400": "Problem",
   "401": "Problem"
  }
 },
 "enableTwoFactor": {
  "method": "put",
  "path": "/customer/two-factor-auth",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "EnableTwoFactorRequest",
  "replies": {
   "200": "TwoFactorConfigEnvelope",
   "400": "Problem",
   "401": "Problem",
   "403": "Problem",
   "422": "Problem",
   "429": "Problem"
  }
 },
 "disableTwoFactor": {
  "method": "delete",
  "path": "/customer/two-factor-auth",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "204": null,
   "400": "Problem",
   "401": "Problem",
   "403": "Problem"
  }
 },
 "startAuthenticatorSetup": {
  "method": "post",
  "path": "/customer/two-factor-auth/authenticator",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "StartAuthenticatorRequest",
  "replies": {
   "200": "AuthenticatorSetupEnvelope",
   "400": "Problem",
   "401": "Problem",
   "403": "Problem",
   "422": "Problem",
   "429": "Problem"
  }
 },
 "createRecoveryCodes": {
  "method": "post",
  "path": "/customer/two-factor-auth/recovery-codes",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "RecoveryCodesEnvelope",
   "400": "Problem",
   "401": "Problem",
   "403": "Problem",
   "409": "Problem"
  }
 },
 "sendTwoFactorEmailCode": {
  "method": "post",
  "path": "/customer/two-factor-auth/email",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "optional",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "SendTwoFactorEmailCodeRequest",
  "replies": {
   "200": "TwoFactorCodeSentEnvelope",
   "400": "Problem",
   "401": "Problem",
   "403": "Problem",
   "409": "Problem",
   "422": "Problem",
   "429": "Problem"
  }
 },
 "acknowledgeTwoFactorPrompt": {
  "method": "post",
  "path": "/customer/two-factor-auth/prompt-acknowledged",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "204": null,
   "400": "Problem",
   "401": "Problem"
  }
 },
 "verifyCustomer": {
  "method": "post",
  "path": "/customer/verify",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [
   "verification"
  ],
  "contentType": "application/json",
  "request": "VerifyCustomerRequest",
  "replies": {
   "200": "VerificationStateEnvelope",
   "400": "Problem",
   "401": "Problem",
   "409": "Problem",
   "422": "Problem",
   "429": "Problem"
  }
 },
 "uploadVerification": {
  "method": "post",
  "path": "/customer/verification",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "multipart/form-data",
  "request": "VerificationUpload",
  "replies": {
   "200": "VerificationStateEnvelope",
   "400": "Problem",
   "401": "Problem",
   "409": "Problem",
   "413": "Problem",
   "415": "Problem",
   "422": "Problem",
   "429": "Problem"
  }
 },
 "verifyLicence": {
  "method": "post",
  "path": "/customer/verification/licence",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [
   "verification"
  ],
  "contentType": "application/json",
  "request": "VerifyLicenceRequest",
  "replies": {
   "200": "VerificationStateEnvelope",
   "400": "Problem",
   "401": "Problem",
   "409": "Problem",
   "422": "Problem",
   "429": "Problem"
  }
 },
 "startConnectId": {
  "method": "post",
  "path": "/customer/verification/connectid",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [
   "verification"
  ],
  "contentType": "application/json",
  "request": "StartConnectIdRequest",
  "replies": {
   "200": "ConnectIdStartEnvelope",
   "400": "Problem",
   "401": "Problem",
   "409": "Problem",
   "422": "Problem",
   "429": "Problem"
  }
 },
 "completeConnectId": {
  "method": "post",
  "path": "/customer/verification/connectid/callback",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [
   "verification"
  ],
  "contentType": "application/json",
  "request": "CompleteConnectIdRequest",
  "replies": {
   "200": "VerificationStateEnvelope",
   "400": "Problem",
   "401": "Problem",
   "409": "Problem",
   "422": "Problem",
   "429": "Problem"
  }
 },
 "getVerificationPdfForm": {
  "method": "get",
  "path": "/customer/verification/pdf-form",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [
   "verification"
  ],
  "contentType": null,
  "request": null,
  "replies": {
   "200": null,
   "400": "Problem",
   "401": "Problem",
   "404": "Problem"
  }
 },
 "getRecurringPurchaseMethods": {
  "method": "get",
  "path": "/customer/recurring-purchase-method",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "RecurringPurchaseMethodsEnvelope",
   "400": "Problem",
   "401": "Problem"
  }
 },
 "setRecurringPurchaseMethod": {
  "method": "post",
  "path": "/customer/recurring-purchase-method",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "RecurringPurchaseMethodsEnvelope",
   "400": "Problem",
   "401": "Problem",
   "422": "Problem"
  }
 },
 "getCommunicationPreferences": {
  "method": "get",
  "path": "/customer/{id}/communication-preferences",
  "version": "3.2",
  "versions": [
   "3.2"
  ],
  "auth": "optional",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [
   "manage-notification-settings"
  ],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "CommunicationPreferencesEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem"
  }
 },
 "updateCommunicationPreferences": {
  "method": "put",
  "path": "/customer/{id}/communication-preferences",
  "version": "3.2",
  "versions": [
   "3.2"
  ],
  "auth": "optional",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [
   "manage-notification-settings"
  ],
  "contentType": "application/json",
  "request": "CommunicationPreferencesUpdate",
  "replies": {
   "200": "CommunicationPreferencesEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem",
   "422": "Problem"
  }
 },
 "unsubscribeMarketing": {
  "method": "put",
  "path": "/customer/{id}/communication-preferences/{productOfferKey}",
  "version": "3.2",
  "versions": [
   "3.2"
  ],
  "auth": "optional",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "MarketingUnsubscribe",
  "replies": {
   "200": "CommunicationPreferencesEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem",
   "422": "Problem"
  }
 },
 "listProductOffers": {
  "method": "get",
  "path": "/pricing/{pricingId}/product_offers",
  "version": "3.9",
  "versions": [
   "3.9"
  ],
  "auth": "optional",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": 60,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "ProductOffersResponseEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem",
   "418": "Problem"
  }
 },
 "listInfoPricing": {
  "method": "get",
  "path": "/info/pricing/{pricingId}",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": 60,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "PricingInfoEnvelope",
   "400": "Problem",
   "404": "Problem"
  }
 },
 "getDrawDetails": {
  "method": "get",
  "path": "/draw/details/{productOfferKey}/{drawNo}",
  "version": "3.6",
  "versions": [
   "3.6"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "DrawDetailsEnvelope",
   "400": "Problem",
   "404": "Problem"
  }
 },
 "listDrawPrizes": {
  "method": "get",
  "path": "/draw/details/{productOfferKey}/{drawNo}/prizes",
  "version": "3.6",
  "versions": [
   "3.6"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "PrizesEnvelope",
   "400": "Problem",
   "404": "Problem"
  }
 },
 "listDrawWinners": {
  "method": "get",
  "path": "/draw/details/{productOfferKey}/{drawNo}/winners",
  "version": "3.6",
  "versions": [
   "3.6"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "WinnersEnvelope",
   "400": "Problem",
   "404": "Problem"
  }
 },
 "getDrawPreview": {
  "method": "get",
  "path": "/draw/preview/{productOfferKey}/{drawNo}",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "DrawPreviewEnvelope",
   "400": "Problem",
   "404": "Problem"
  }
 },
 "listResultKeys": {
  "method": "get",
  "path": "/draws/pricing/{pricingId}/past/result_keys",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": 60,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "ResultKeysEnvelope",
   "400": "Problem",
   "404": "Problem"
  }
 },
 "listPastDraws": {
  "method": "get",
  "path": "/draws/pricing/{pricingId}/past/{productOfferKey}",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "optional",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "PastDrawsEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem"
  }
 },
 "listArchivedDraws": {
  "method": "get",
  "path": "/draws/past/archived/{productOfferKey}/{year}/{month}",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "ArchivedDrawsEnvelope",
   "400": "Problem",
   "404": "Problem"
  }
 },
 "listPastCustomerDraws": {
  "method": "get",
  "path": "/draws/past_customer/{productOfferKey}",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "PastDrawsEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem"
  }
 },
 "getDrawFullResult": {
  "method": "get",
  "path": "/draw/full_result/{productOfferKey}/{drawNo}",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "DrawFullResultEnvelope",
   "400": "Problem",
   "404": "Problem"
  }
 },
 "getCustomerDrawFullResult": {
  "method": "get",
  "path": "/draw/full_result_customer/{productOfferKey}/{drawNo}",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "DrawFullResultEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem"
  }
 },
 "getStatistics": {
  "method": "get",
  "path": "/statistics/{lotteryKey}",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "StatisticsEnvelope",
   "400": "Problem",
   "404": "Problem"
  }
 },
 "listTips": {
  "method": "get",
  "path": "/tips",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": 60,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "TipsEnvelope",
   "400": "Problem"
  }
 },
 "listCauses": {
  "method": "get",
  "path": "/causes",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": 60,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "CausesEnvelope",
   "400": "Problem"
  }
 },
 "getCause": {
  "method": "get",
  "path": "/causes/{causeKey}",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": 60,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "CauseEnvelope",
   "400": "Problem",
   "404": "Problem"
  }
 },
 "createAnonCart": {
  "method": "post",
  "path": "/anon-cart",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "AnonCartTokenEnvelope",
   "400": "Problem"
  }
 },
 "getAnonCart": {
  "method": "get",
  "path": "/anon-cart/{token}",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "CartEnvelope",
   "400": "Problem",
   "404": "Problem"
  }
 },
 "convertAnonCart": {
  "method": "post",
  "path": "/anon-cart/{token}/convert",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "CartEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem"
  }
 },
 "addAnonCartItem": {
  "method": "post",
  "path": "/anon-cart/{token}/items",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": true,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "CartItemInput",
  "replies": {
   "200": "CartEnvelope",
   "400": "Problem",
   "404": "Problem",
   "409": "Problem",
   "422": "Problem"
  }
 },
 "updateAnonCartItem": {
  "method": "put",
  "path": "/anon-cart/{token}/items/{itemId}",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "CartItemUpdate",
  "replies": {
   "200": "CartEnvelope",
   "400": "Problem",
   "404": "Problem",
   "409": "Problem",
   "422": "Problem"
  }
 },
 "removeAnonCartItem": {
  "method": "delete",
  "path": "/anon-cart/{token}/items/{itemId}",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "CartEnvelope",
   "400": "Problem",
   "404": "Problem"
  }
 },
 "buildAnonCart": {
  "method": "post",
  "path": "/anon-cart/{token}/build",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": true,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "CartBuildInput",
  "replies": {
   "200": "CartEnvelope",
   "400": "Problem",
   "404": "Problem",
   "409": "Problem",
   "422": "Problem"
  }
 },
 "addAnonCartPromotion": {
  "method": "post",
  "path": "/anon-cart/{token}/promotion",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "PromotionRequest",
  "replies": {
   "200": "CartEnvelope",
   "400": "Problem",
   "404": "Problem",
   "422": "Problem"
  }
 },
 "removeAnonCartPromotion": {
  "method": "delete",
  "path": "/anon-cart/{token}/promotion/{itemId}",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "CartEnvelope",
   "400": "Problem",
   "404": "Problem"
  }
 },
 "updateAnonPartnerCart": {
  "method": "post",
  "path": "/anon-cart/partner/{slug}",
  "version": "3.2",
  "versions": [
   "3.2"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [
   "partner_purchase"
  ],
  "contentType": "application/json",
  "request": "PartnerCartRequest",
  "replies": {
   "200": "PartnerCartEnvelope",
   "400": "Problem",
   "404": "Problem",
   "409": "Problem",
   "422": "Problem"
  }
 },
 "getCart": {
  "method": "get",
  "path": "/cart/items",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "CartEnvelope",
   "400": "Problem",
   "401": "Problem"
  }
 },
 "addCartItem": {
  "method": "post",
  "path": "/cart/items",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": true,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "CartItemInput",
  "replies": {
   "200": "CartEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem",
   "409": "Problem",
   "422": "Problem"
  }
 },
 "updateCartItem": {
  "method": "put",
  "path": "/cart/items/{itemId}",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "CartItemUpdate",
  "replies": {
   "200": "CartEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem",
   "409": "Problem",
   "422": "Problem"
  }
 },
 "removeCartItem": {
  "method": "delete",
  "path": "/cart/items/{itemId}",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "CartEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem"
  }
 },
 "buildCart": {
  "method": "post",
  "path": "/cart/build",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": true,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "CartBuildInput",
  "replies": {
   "200": "CartEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem",
   "409": "Problem",
   "422": "Problem"
  }
 },
 "addCartPromotion": {
  "method": "post",
  "path": "/cart/promotion",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "PromotionRequest",
  "replies": {
   "200": "CartEnvelope",
   "400": "Problem",
   "401": "Problem",
   "422": "Problem"
  }
 },
 "removeCartPromotion": {
  "method": "delete",
  "path": "/cart/promotion/{itemId}",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "CartEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem"
  }
 },
 "getPartner": {
  "method": "get",
  "path": "/partners/{slug}",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [
   "partner_purchase"
  ],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "PartnerEnvelope",
   "400": "Problem",
   "404": "Problem"
  }
 },
 "updatePartnerCart": {
  "method": "post",
  "path": "/cart/partner/{slug}",
  "version": "3.2",
  "versions": [
   "3.2"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [
   "partner_purchase"
  ],
  "contentType": "application/json",
  "request": "PartnerCartRequest",
  "replies": {
   "200": "PartnerCartEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem",
   "409": "Problem",
   "422": "Problem"
  }
 },
 "purchasePartnerCart": {
  "method": "post",
  "path": "/cart/partner/{slug}/purchase",
  "version": "3.2",
  "versions": [
   "3.2"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": true,
  "cacheTtlSeconds": null,
  "capabilities": [
   "partner_purchase"
  ],
  "contentType": "application/json",
  "request": "PartnerPurchaseRequest",
  "replies": {
   "200": "CheckoutIdEnvelope",
   "202": "DepositEnvelope",
   "400": "Problem",
   "401": "Problem",
   "402": "Problem",
   "403": "Problem",
   "404": "Problem",
   "409": "Problem",
   "422": "Problem"
  }
 },
 "purchaseCart": {
  "method": "post",
  "path": "/cart/purchase",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": true,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "PurchaseRequest",
  "replies": {
   "200": "ReceiptEnvelope",
   "400": "Problem",
   "401": "Problem",
   "402": "Problem",
   "409": "Problem",
   "422": "Problem"
  }
 },
 "depositAndPurchase": {
  "method": "post",
  "path": "/deposit_purchase",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": true,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "DepositPurchaseRequest",
  "replies": {
   "200": "DepositPurchaseEnvelope",
   "400": "Problem",
   "401": "Problem",
   "402": "Problem",
   "403": "Problem",
   "409": "Problem",
   "422": "Problem"
  }
 },
 "getCheckout": {
  "method": "get",
  "path": "/checkout/{checkoutID}",
  "version": "3.4",
  "versions": [
   "3.4"
  ],
  "auth": "optional",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "ReceiptEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem"
  }
 },
 "listPaymentMethods": {
  "method": "get",
  "path": "/payment_methods",
  "version": "3.2",
  "versions": [
   "3.2"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "PaymentMethodsEnvelope",
   "400": "Problem",
   "401": "Problem"
  }
 },
 "listCardGateways": {
  "method": "get",
  "path": "/funds/card_gateways",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "CardGatewaysEnvelope",
   "400": "Problem",
   "401": "Problem"
  }
 },
 "addBankAccount": {
  "method": "post",
  "path": "/funds/bank-account",
  "version": "3.8",
  "versions": [
   "3.8"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "BankAccount",
  "replies": {
   "200": "FundEnvelope",
   "400": "Problem",
   "401": "Problem",
   "403": "Problem",
   "422": "Problem"
  }
 },
 "createStripeSetup": {
  "method": "post",
  "path": "/funds/stripe/setup",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "StripeSetupEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem"
  }
 },
 "addPayPalFund": {
  "method": "post",
  "path": "/funds/pl/braintree",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "PayPalForm",
  "replies": {
   "200": "FundEnvelope",
   "400": "Problem",
   "401": "Problem",
   "402": "Problem",
   "403": "Problem",
   "422": "Problem"
  }
 },
 "getCardGateway": {
  "method": "get",
  "path": "/funds/{fundRef}",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "GatewayDetailsEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem"
  }
 },
 "deleteFund": {
  "method": "delete",
  "path": "/funds/{fundRef}",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [
   "wallet_manage"
  ],
  "contentType": null,
  "request": null,
  "replies": {
   "204": null,
   "400": "Problem",
   "401": "Problem",
   "404": "Problem",
   "409": "Problem"
  }
 },
 "setDefaultFund": {
  "method": "post",
  "path": "/funds/{fundRef}/default",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [
   "wallet_manage"
  ],
  "contentType": null,
  "request": null,
  "replies": {
   "204": null,
   "400": "Problem",
   "401": "Problem",
   "404": "Problem"
  }
 },
 "getDeposit": {
  "method": "get",
  "path": "/funds/{fundRef}/deposit",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "DepositEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem"
  }
 },
 "createDeposit": {
  "method": "post",
  "path": "/funds/{fundRef}/deposit",
  "version": "3.4",
  "versions": [
   "3.0",
   "3.4"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": true,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "DepositRequest",
  "replies": {
   "200": "DepositEnvelope",
   "400": "Problem",
   "401": "Problem",
   "402": "Problem",
   "403": "Problem",
   "404": "Problem",
   "422": "Problem"
  }
 },
 "authoriseDeposit": {
  "method": "post",
  "path": "/funds/{fundRef}/deposit/authorise",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "DepositAuthorisation",
  "replies": {
   "200": "DepositEnvelope",
   "400": "Problem",
   "401": "Problem",
   "402": "Problem",
   "404": "Problem",
   "409": "Problem",
   "422": "Problem"
  }
 },
 "cancelDeposit": {
  "method": "post",
  "path": "/funds/{fundRef}/deposit/cancel",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "DepositEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem",
   "409": "Problem"
  }
 },
 "createGatewayDeposit": {
  "method": "post",
  "path": "/funds/{methodCode}/{gatewayKey}/deposit",
  "version": "3.4",
  "versions": [
   "3.0",
   "3.4"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": true,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "DepositRequest",
  "replies": {
   "200": "DepositEnvelope",
   "400": "Problem",
   "401": "Problem",
   "402": "Problem",
   "403": "Problem",
   "404": "Problem",
   "422": "Problem"
  }
 },
 "addFund": {
  "method": "post",
  "path": "/funds/{method}/{gatewayFund}",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "CardForm",
  "replies": {
   "200": "FundEnvelope",
   "400": "Problem",
   "401": "Problem",
   "402": "Problem",
   "403": "Problem",
   "404": "Problem",
   "422": "Problem"
  }
 },
 "listOrders": {
  "method": "get",
  "path": "/orders",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "OrdersEnvelope",
   "400": "Problem",
   "401": "Problem"
  }
 },
 "printOrders": {
  "method": "get",
  "path": "/orders/pdf",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": null,
   "400": "Problem",
   "401": "Problem",
   "404": "Problem"
  }
 },
 "listRecommendedOrders": {
  "method": "get",
  "path": "/orders/recommended",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "RecommendedOrdersEnvelope",
   "400": "Problem",
   "401": "Problem"
  }
 },
 "getOrder": {
  "method": "get",
  "path": "/orders/{id}",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "OrderEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem"
  }
 },
 "getWithdrawableFunds": {
  "method": "get",
  "path": "/customer/withdrawable-funds",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "WithdrawableFundsEnvelope",
   "400": "Problem",
   "401": "Problem"
  }
 },
 "requestWithdrawal": {
  "method": "post",
  "path": "/withdrawals/{id}/withdraw",
  "version": "3.1",
  "versions": [
   "3.1"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": true,
  "cacheTtlSeconds": null,
  "capabilities": [
   "wallet_withdrawal"
  ],
  "contentType": "application/json",
  "request": "WithdrawalRequest",
  "replies": {
   "200": "WithdrawalResultEnvelope",
   "400": "Problem",
   "401": "Problem",
   "403": "Problem",
   "404": "Problem",
   "409": "Problem",
   "422": "Problem",
   "429": "Problem"
  }
 },
 "getWithdrawal": {
  "method": "get",
  "path": "/withdrawals/{id}",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "WithdrawalEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem"
  }
 },
 "listTransactions": {
  "method": "get",
  "path": "/transactions",
  "version": null,
  "versions": [],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "TransactionsEnvelope",
   "400": "Problem",
   "401": "Problem"
  }
 },
 "getTransaction": {
  "method": "get",
  "path": "/transactions/{id}",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "TransactionEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem"
  }
 },
 "getSpendLimits": {
  "method": "get",
  "path": "/spend-limits",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "SpendLimitsEnvelope",
   "400": "Problem",
   "401": "Problem"
  }
 },
 "setSpendLimit": {
  "method": "put",
  "path": "/spend-limits/{limitRef}",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/x-www-form-urlencoded",
  "request": "LimitForm",
  "replies": {
   "200": "SpendLimitEnvelope",
   "400": "Problem",
   "401": "Problem",
   "403": "Problem",
   "404": "Problem",
   "422": "Problem"
  }
 },
 "editSpendLimit": {
  "method": "post",
  "path": "/spend-limits/{limitRef}",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/x-www-form-urlencoded",
  "request": "LimitForm",
  "replies": {
   "200": "SpendLimitEnvelope",
   "400": "Problem",
   "401": "Problem",
   "403": "Problem",
   "404": "Problem",
   "422": "Problem"
  }
 },
 "deleteSpendLimit": {
  "method": "delete",
  "path": "/spend-limits/{limitRef}",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "204": null,
   "400": "Problem",
   "401": "Problem",
   "403": "Problem",
   "404": "Problem",
   "422": "Problem"
  }
 },
 "setPrecommitment": {
  "method": "post",
  "path": "/precommitment",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/x-www-form-urlencoded",
  "request": "LimitForm",
  "replies": {
   "200": "PrecommitmentEnvelope",
   "400": "Problem",
   "401": "Problem",
   "403": "Problem",
   "422": "Problem"
  }
 },
 "deletePrecommitment": {
  "method": "delete",
  "path": "/precommitment",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "204": null,
   "400": "Problem",
   "401": "Problem",
   "403": "Problem",
   "404": "Problem",
   "422": "Problem"
  }
 },
 "listRecurringPurchases": {
  "method": "get",
  "path": "/recurring_purchases",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [
   "recurring_purchases_combined"
  ],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "RecurringPurchasesEnvelope",
   "400": "Problem",
   "401": "Problem"
  }
 },
 "listComingCharges": {
  "method": "get",
  "path": "/coming_charges",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "ComingChargesEnvelope",
   "400": "Problem",
   "401": "Problem"
  }
 },
 "listPaymentResolutions": {
  "method": "get",
  "path": "/payment_resolutions",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "PaymentResolutionsEnvelope",
   "400": "Problem",
   "401": "Problem"
  }
 },
 "syncRecurringPurchases": {
  "method": "post",
  "path": "/process_recurring_purchases/sync",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": true,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "RecurringSyncRequest",
  "replies": {
   "200": "RecurringSyncEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem",
   "422": "Problem"
  }
 },
 "listSubscriptions": {
  "method": "get",
  "path": "/subscriptions",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "RecurringPurchasesEnvelope",
   "400": "Problem",
   "401": "Problem"
  }
 },
 "getSubscription": {
  "method": "get",
  "path": "/subscriptions/{id}",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [
   "subscription_manage"
  ],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "RecurringPurchaseEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem"
  }
 },
 "updateSubscription": {
  "method": "patch",
  "path": "/subscriptions/{id}",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "SubscriptionUpdateRequest",
  "replies": {
   "200": "RecurringPurchaseEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem",
   "422": "Problem"
  }
 },
 "setSubscriptionStatus": {
  "method": "patch",
  "path": "/subscriptions/{id}/status",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "RecurringStatusRequest",
  "replies": {
   "200": "RecurringPurchaseEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem",
   "422": "Problem"
  }
 },
 "listAutoplays": {
  "method": "get",
  "path": "/autoplay",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [
   "autoplay_manage"
  ],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "RecurringPurchasesEnvelope",
   "400": "Problem",
   "401": "Problem"
  }
 },
 "getAutoplay": {
  "method": "get",
  "path": "/autoplay/{id}",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [
   "autoplay_manage"
  ],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "RecurringPurchaseEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem"
  }
 },
 "updateAutoplay": {
  "method": "patch",
  "path": "/autoplay/{id}",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "AutoplayUpdateRequest",
  "replies": {
   "200": "RecurringPurchaseEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem",
   "422": "Problem"
  }
 },
 "setAutoplayMinimumJackpot": {
  "method": "post",
  "path": "/autoplay/{id}/set-minimum-jackpot",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/x-www-form-urlencoded",
  "request": "MinimumJackpotForm",
  "replies": {
   "200": "RecurringPurchaseEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem",
   "422": "Problem"
  }
 },
 "setAutoplayQuickpick": {
  "method": "post",
  "path": "/autoplay/{id}/set-quickpick",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/x-www-form-urlencoded",
  "request": "QuickpickForm",
  "replies": {
   "200": "RecurringPurchaseEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem",
   "422": "Problem"
  }
 },
 "pauseAutoplay": {
  "method": "post",
  "path": "/autoplay/{id}/pause",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "PauseRequest",
  "replies": {
   "200": "RecurringPurchaseEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem",
   "422": "Problem"
  }
 },
 "unpauseAutoplay": {
  "method": "post",
  "path": "/autoplay/{id}/unpause",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "RecurringPurchaseEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem",
   "409": "Problem",
   "422": "Problem"
  }
 },
 "setAutoplayStatus": {
  "method": "patch",
  "path": "/autoplays/{id}/status",
  "version": "3.3",
  "versions": [
   "3.3"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "RecurringStatusRequest",
  "replies": {
   "200": "RecurringPurchaseEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem",
   "409": "Problem",
   "422": "Problem"
  }
 },
 "listScheduledPurchases": {
  "method": "get",
  "path": "/scheduled-purchases",
  "version": "3.2",
  "versions": [
   "3.2"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "ScheduledPurchasesEnvelope",
   "400": "Problem",
   "401": "Problem"
  }
 },
 "getScheduledPurchase": {
  "method": "get",
  "path": "/scheduled-purchases/{id}",
  "version": "3.2",
  "versions": [
   "3.2"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "ScheduledPurchaseEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem"
  }
 },
 "cancelScheduledPurchase": {
  "method": "patch",
  "path": "/scheduled-purchases/{id}/cancel",
  "version": "3.2",
  "versions": [
   "3.2"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "ScheduledPurchaseEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem",
   "409": "Problem"
  }
 }
} as const;
