// Written by `npm run generate` from openapi/. Do not edit.
import type { Shapes } from "#openapi/shared/keys.ts";

export const shapes: Shapes = {
 "TimedPauseConfig": {
  "p": {
   "min_days": [
    "minDays"
   ],
   "max_days": [
    "maxDays"
   ],
   "presets": [
    "presets"
   ]
  }
 },
 "SupportChat": {
  "p": {
   "available": [
    "available"
   ],
   "url": [
    "url"
   ]
  }
 },
 "SocialLink": {
  "p": {
   "network": [
    "network"
   ],
   "account": [
    "account"
   ],
   "url": [
    "url"
   ]
  }
 },
 "MainConfig": {
  "p": {
   "locale": [
    "locale"
   ],
   "currency": [
    "currency"
   ],
   "pricing_id": [
    "pricingId"
   ],
   "session_timeout": [
    "sessionTimeout"
   ],
   "idle_check_interval": [
    "idleCheckInterval"
   ],
   "idle_timeout": [
    "idleTimeout"
   ],
   "heartbeat_active_timeout": [
    "heartbeatActiveTimeout"
   ],
   "minimum_age": [
    "minimumAge"
   ],
   "registration_required": [
    "registrationRequired"
   ],
   "show_terms_checkbox": [
    "showTermsCheckbox"
   ],
   "show_email_opt_in_checkbox": [
    "showEmailOptInCheckbox"
   ],
   "email_opt_in_default": [
    "emailOptInDefault"
   ],
   "address_lookup_provider": [
    "addressLookupProvider"
   ],
   "autoplay_timed_pause": [
    "autoplayTimedPause",
    "TimedPauseConfig"
   ],
   "subscription_timed_pause": [
    "subscriptionTimedPause",
    "TimedPauseConfig"
   ],
   "autoplay_list_limit": [
    "autoplayListLimit"
   ],
   "support_number": [
    "supportNumber"
   ],
   "support_email": [
    "supportEmail"
   ],
   "support_opening_hours": [
    "supportOpeningHours"
   ],
   "support_opening_hours_list": [
    "supportOpeningHoursList"
   ],
   "support_chat": [
    "supportChat",
    "SupportChat"
   ],
   "membership_url": [
    "membershipUrl"
   ],
   "default_partner_key": [
    "defaultPartnerKey"
   ],
   "remember_for_days": [
    "rememberForDays"
   ],
   "payment_logos": [
    "paymentLogos"
   ],
   "social_links": [
    "socialLinks",
    {
     "i": "SocialLink"
    }
   ],
   "app_store_urls": [
    "appStoreUrls",
    {
     "p": {
      "app_store": [
       "appStore"
      ],
      "google_play": [
       "googlePlay"
      ]
     }
    }
   ],
   "selectable_regions": [
    "selectableRegions"
   ],
   "region_groups": [
    "regionGroups"
   ]
  }
 },
 "MainConfigEnvelope": {
  "p": {
   "result": [
    "result",
    "MainConfig"
   ]
  }
 },
 "Message": {
  "p": {
   "code": [
    "code"
   ],
   "message": [
    "message"
   ],
   "level": [
    "level"
   ],
   "target": [
    "target"
   ]
  }
 },
 "TwoFactorChallenge": {
  "p": {
   "method": [
    "method"
   ],
   "identifier": [
    "identifier"
   ],
   "remember_for_days": [
    "rememberForDays"
   ],
   "expires_at": [
    "expiresAt"
   ],
   "challenge_token": [
    "challengeToken"
   ]
  }
 },
 "TargetedMessage": {
  "p": {
   "id": [
    "id"
   ],
   "message": [
    "message"
   ],
   "two_factor_auth": [
    "twoFactorAuth",
    "TwoFactorChallenge"
   ]
  }
 },
 "ErrorsByTarget": {
  "p": {
   "general": [
    "general",
    {
     "i": "TargetedMessage"
    }
   ]
  },
  "m": {
   "i": "TargetedMessage"
  }
 },
 "Problem": {
  "p": {
   "messages": [
    "messages",
    {
     "i": "Message"
    }
   ],
   "errors": [
    "errors",
    "ErrorsByTarget"
   ]
  }
 },
 "Segment": {
  "p": {
   "segment_name": [
    "segmentName"
   ],
   "capabilities": [
    "capabilities"
   ]
  }
 },
 "CapabilitiesResponse": {
  "p": {
   "segments": [
    "segments",
    {
     "i": "Segment"
    }
   ],
   "default_segment_name": [
    "defaultSegmentName"
   ]
  }
 },
 "CapabilitiesResponseEnvelope": {
  "p": {
   "result": [
    "result",
    "CapabilitiesResponse"
   ]
  }
 },
 "Location": {
  "p": {
   "sub_variant": [
    "subVariant"
   ],
   "country": [
    "country"
   ],
   "state": [
    "state"
   ],
   "country_banned": [
    "countryBanned"
   ]
  }
 },
 "LocationEnvelope": {
  "p": {
   "result": [
    "result",
    "Location"
   ]
  }
 },
 "BrandingOverride": {
  "p": {
   "branding_regions": [
    "brandingRegions"
   ],
   "name": [
    "name"
   ],
   "brand_colour": [
    "brandColour"
   ],
   "logo": [
    "logo"
   ]
  }
 },
 "ProductBranding": {
  "p": {
   "id": [
    "id"
   ],
   "region_overrides": [
    "regionOverrides",
    {
     "i": "BrandingOverride"
    }
   ],
   "brand_colour_background_text": [
    "brandColourBackgroundText"
   ],
   "brand_colour": [
    "brandColour"
   ],
   "logo": [
    "logo"
   ]
  }
 },
 "ProductBrandingEnvelope": {
  "p": {
   "result": [
    "result",
    {
     "i": "ProductBranding"
    }
   ]
  }
 },
 "CheckEmailRequest": {
  "p": {
   "email": [
    "email"
   ]
  }
 },
 "CheckEmailResult": {
  "p": {
   "exists": [
    "exists"
   ],
   "sign_in_providers": [
    "signInProviders"
   ]
  }
 },
 "CheckEmailResultEnvelope": {
  "p": {
   "result": [
    "result",
    "CheckEmailResult"
   ]
  }
 },
 "LoginRequest": {
  "p": {
   "email": [
    "email"
   ],
   "password": [
    "password"
   ],
   "save_device": [
    "saveDevice"
   ],
   "fingerprint": [
    "fingerprint"
   ],
   "otp": [
    "otp"
   ]
  }
 },
 "AccessTokenPayload": {
  "p": {
   "customer_id": [
    "customerId"
   ],
   "iat": [
    "iat"
   ],
   "exp": [
    "exp"
   ],
   "elevated_until": [
    "elevatedUntil"
   ]
  }
 },
 "Money": {
  "p": {
   "amount": [
    "amount"
   ],
   "currency": [
    "currency"
   ]
  }
 },
 "VerificationRules": {
  "p": {
   "required_for": [
    "requiredFor"
   ]
  }
 },
 "VerificationMethod": {
  "p": {
   "type": [
    "type"
   ],
   "status": [
    "status"
   ]
  }
 },
 "CustomerVerification": {
  "p": {
   "methods": [
    "methods",
    {
     "i": "VerificationMethod"
    }
   ]
  }
 },
 "PrecommitmentLimit": {
  "p": {
   "limit": [
    "limit"
   ],
   "period": [
    "period"
   ],
   "spent": [
    "spent"
   ],
   "pending_limit": [
    "pendingLimit"
   ],
   "effective_at": [
    "effectiveAt"
   ]
  }
 },
 "SpendLimit": {
  "p": {
   "period": [
    "period"
   ],
   "spend_limit_id": [
    "spendLimitId"
   ],
   "limit": [
    "limit"
   ],
   "spent": [
    "spent"
   ],
   "remaining": [
    "remaining"
   ],
   "pending_limit": [
    "pendingLimit"
   ],
   "effective_at": [
    "effectiveAt"
   ]
  }
 },
 "SpendLimits": {
  "p": {
   "available_periods": [
    "availablePeriods"
   ],
   "customer_limits": [
    "customerLimits",
    {
     "i": "SpendLimit"
    }
   ],
   "system_limits": [
    "systemLimits",
    {
     "i": "SpendLimit"
    }
   ]
  }
 },
 "AtvValues": {
  "p": {
   "commercial": [
    "commercial"
   ],
   "charity": [
    "charity"
   ],
   "social_syndicate": [
    "socialSyndicate"
   ],
   "syndicate": [
    "syndicate"
   ]
  }
 },
 "MembershipProgramState": {
  "p": {
   "membership_program": [
    "membershipProgram"
   ],
   "membership_status": [
    "membershipStatus"
   ],
   "membership_tier": [
    "membershipTier"
   ],
   "locked": [
    "locked"
   ]
  }
 },
 "Fund": {
  "p": {
   "id": [
    "id"
   ],
   "default": [
    "default"
   ],
   "kind": [
    "kind"
   ],
   "brand": [
    "brand"
   ],
   "last_four": [
    "lastFour"
   ],
   "expiry_month": [
    "expiryMonth"
   ],
   "expiry_year": [
    "expiryYear"
   ],
   "csc_required": [
    "cscRequired"
   ],
   "account_name": [
    "accountName"
   ],
   "transfer_type": [
    "transferType"
   ],
   "debit_agreement_since": [
    "debitAgreementSince"
   ],
   "verification_status": [
    "verificationStatus"
   ]
  }
 },
 "PaymentMethodRules": {
  "p": {
   "min_amount": [
    "minAmount"
   ],
   "max_amount": [
    "maxAmount"
   ],
   "gateway": [
    "gateway",
    {
     "p": {
      "csc_required": [
       "cscRequired"
      ]
     }
    }
   ],
   "enabled": [
    "enabled"
   ]
  }
 },
 "PaymentMethod": {
  "p": {
   "code": [
    "code"
   ],
   "id": [
    "id"
   ],
   "funds": [
    "funds",
    {
     "i": "Fund"
    }
   ],
   "available_gateways": [
    "availableGateways"
   ],
   "rules": [
    "rules",
    "PaymentMethodRules"
   ],
   "attributes": [
    "attributes",
    {
     "p": {
      "name": [
       "name"
      ],
      "logos": [
       "logos"
      ]
     }
    }
   ]
  }
 },
 "WithdrawalMethod": {
  "p": {
   "code": [
    "code"
   ],
   "funds": [
    "funds",
    {
     "i": "Fund"
    }
   ]
  }
 },
 "RecurringPurchaseMethod": {
  "p": {
   "key": [
    "key"
   ],
   "name": [
    "name"
   ],
   "fund_kind": [
    "fundKind"
   ]
  }
 },
 "Customer": {
  "p": {
   "customer_id": [
    "customerId"
   ],
   "customer_token": [
    "customerToken"
   ],
   "firstname": [
    "firstname"
   ],
   "lastname": [
    "lastname"
   ],
   "email": [
    "email",
    {
     "p": {
      "email": [
       "email"
      ]
     }
    }
   ],
   "balance": [
    "balance"
   ],
   "available_funds": [
    "availableFunds",
    "Money"
   ],
   "withdrawable_funds": [
    "withdrawableFunds",
    "Money"
   ],
   "segment_name": [
    "segmentName"
   ],
   "pricing_id": [
    "pricingId"
   ],
   "state": [
    "state"
   ],
   "branding_region": [
    "brandingRegion"
   ],
   "force_password_change": [
    "forcePasswordChange"
   ],
   "account_upgrade": [
    "accountUpgrade"
   ],
   "migration_status": [
    "migrationStatus"
   ],
   "migration_failed": [
    "migrationFailed"
   ],
   "account_closing": [
    "accountClosing"
   ],
   "prizes_to_deliver": [
    "prizesToDeliver"
   ],
   "country_banned": [
    "countryBanned"
   ],
   "country_banned_confirmation_required": [
    "countryBannedConfirmationRequired"
   ],
   "address_confirmation_required": [
    "addressConfirmationRequired"
   ],
   "email_address_confirmation_required": [
    "emailAddressConfirmationRequired"
   ],
   "is_verified": [
    "isVerified"
   ],
   "verification_rules": [
    "verificationRules",
    "VerificationRules"
   ],
   "verification": [
    "verification",
    "CustomerVerification"
   ],
   "pre_commitment": [
    "preCommitment",
    "PrecommitmentLimit"
   ],
   "spend_limits": [
    "spendLimits",
    "SpendLimits"
   ],
   "atv": [
    "atv",
    "AtvValues"
   ],
   "favourite_numbers": [
    "favouriteNumbers"
   ],
   "experiment_groups": [
    "experimentGroups",
    {
     "m": {}
    }
   ],
   "membership_programs": [
    "membershipPrograms",
    {
     "i": "MembershipProgramState"
    }
   ],
   "tfa_prompt_required": [
    "tfaPromptRequired"
   ],
   "automatic_favourite_numbers": [
    "automaticFavouriteNumbers"
   ],
   "marketing_email_subscription": [
    "marketingEmailSubscription"
   ],
   "payment_methods": [
    "paymentMethods",
    {
     "m": "PaymentMethod"
    }
   ],
   "withdrawal_methods": [
    "withdrawalMethods",
    {
     "i": "WithdrawalMethod"
    }
   ],
   "available_recurring_purchase_methods": [
    "availableRecurringPurchaseMethods",
    {
     "i": "RecurringPurchaseMethod"
    }
   ],
   "selected_recurring_purchase_method_key": [
    "selectedRecurringPurchaseMethodKey"
   ]
  }
 },
 "LoginResult": {
  "p": {
   "access_token": [
    "accessToken"
   ],
   "refresh_token": [
    "refreshToken"
   ],
   "device_uuid": [
    "deviceUuid"
   ],
   "fingerprint": [
    "fingerprint"
   ],
   "customer": [
    "customer",
    "Customer"
   ],
   "is_new_signup": [
    "isNewSignup"
   ]
  }
 },
 "LoginResultEnvelope": {
  "p": {
   "result": [
    "result",
    "LoginResult"
   ]
  }
 },
 "AutologinRequest": {
  "p": {
   "token": [
    "token"
   ],
   "save_device": [
    "saveDevice"
   ],
   "fingerprint": [
    "fingerprint"
   ],
   "otp": [
    "otp"
   ]
  }
 },
 "LinkOwnerRequest": {
  "p": {
   "token": [
    "token"
   ]
  }
 },
 "LinkOwner": {
  "p": {
   "customer_id": [
    "customerId"
   ],
   "firstname": [
    "firstname"
   ],
   "identifier": [
    "identifier"
   ]
  }
 },
 "LinkOwnerEnvelope": {
  "p": {
   "result": [
    "result",
    "LinkOwner"
   ]
  }
 },
 "TransferLoginRequest": {
  "p": {
   "token": [
    "token"
   ],
   "save_device": [
    "saveDevice"
   ]
  }
 },
 "SessionAttribution": {
  "p": {
   "referrer": [
    "referrer"
   ],
   "referring_domain": [
    "referringDomain"
   ],
   "campaign": [
    "campaign"
   ],
   "medium": [
    "medium"
   ],
   "source": [
    "source"
   ],
   "term": [
    "term"
   ],
   "content": [
    "content"
   ]
  }
 },
 "SignUpRequest": {
  "p": {
   "firstname": [
    "firstname"
   ],
   "lastname": [
    "lastname"
   ],
   "email": [
    "email"
   ],
   "password": [
    "password"
   ],
   "date_of_birth": [
    "dateOfBirth"
   ],
   "phone_number": [
    "phoneNumber"
   ],
   "address": [
    "address"
   ],
   "suburb": [
    "suburb"
   ],
   "state": [
    "state"
   ],
   "postcode": [
    "postcode"
   ],
   "country": [
    "country"
   ],
   "address_entry": [
    "addressEntry"
   ],
   "terms_accepted": [
    "termsAccepted"
   ],
   "email_opt_in": [
    "emailOptIn"
   ],
   "save_device": [
    "saveDevice"
   ],
   "fingerprint": [
    "fingerprint"
   ],
   "affiliate_code": [
    "affiliateCode"
   ],
   "attribution": [
    "attribution",
    "SessionAttribution"
   ],
   "metadata": [
    "metadata",
    {
     "p": {
      "platform": [
       "platform"
      ]
     }
    }
   ],
   "favourite_numbers": [
    "favouriteNumbers"
   ]
  }
 },
 "ForcePasswordChangeRequest": {
  "p": {
   "password": [
    "password"
   ],
   "confirm_password": [
    "confirmPassword"
   ]
  }
 },
 "PasswordResetRequest": {
  "p": {
   "email": [
    "email"
   ]
  }
 },
 "SocialAuthenticationRequest": {
  "p": {
   "provider": [
    "provider"
   ],
   "token": [
    "token"
   ],
   "nonce": [
    "nonce"
   ],
   "save_device": [
    "saveDevice"
   ],
   "fingerprint": [
    "fingerprint"
   ],
   "otp": [
    "otp"
   ]
  }
 },
 "LinkSocialAccountRequest": {
  "p": {
   "provider": [
    "provider"
   ],
   "token": [
    "token"
   ],
   "nonce": [
    "nonce"
   ]
  }
 },
 "SocialLink-2": {
  "p": {
   "provider": [
    "provider"
   ],
   "linked": [
    "linked"
   ]
  }
 },
 "SocialLinkEnvelope": {
  "p": {
   "result": [
    "result",
    "SocialLink-2"
   ]
  }
 },
 "SocialAccount": {
  "p": {
   "provider": [
    "provider"
   ],
   "identifier": [
    "identifier"
   ],
   "since": [
    "since"
   ]
  }
 },
 "SocialAccountsEnvelope": {
  "p": {
   "result": [
    "result",
    {
     "i": "SocialAccount"
    }
   ]
  }
 },
 "UnlinkSocialAccountRequest": {
  "p": {
   "provider": [
    "provider"
   ]
  }
 },
 "CustomerEnvelope": {
  "p": {
   "result": [
    "result",
    "Customer"
   ]
  }
 },
 "CloseAccountRequest": {
  "p": {
   "password": [
    "password"
   ],
   "reason": [
    "reason"
   ],
   "comment": [
    "comment"
   ]
  }
 },
 "CustomerDetails": {
  "p": {
   "customer_id": [
    "customerId"
   ],
   "title": [
    "title"
   ],
   "firstname": [
    "firstname"
   ],
   "lastname": [
    "lastname"
   ],
   "email": [
    "email"
   ],
   "date_of_birth": [
    "dateOfBirth"
   ],
   "phone_number": [
    "phoneNumber"
   ],
   "address": [
    "address"
   ],
   "suburb": [
    "suburb"
   ],
   "state": [
    "state"
   ],
   "postcode": [
    "postcode"
   ],
   "country": [
    "country"
   ],
   "address_entry": [
    "addressEntry"
   ],
   "verification_revoked": [
    "verificationRevoked"
   ],
   "previous_state": [
    "previousState"
   ]
  }
 },
 "CustomerDetailsEnvelope": {
  "p": {
   "result": [
    "result",
    "CustomerDetails"
   ]
  }
 },
 "CustomerDetailsChange": {
  "p": {
   "firstname": [
    "firstname"
   ],
   "lastname": [
    "lastname"
   ],
   "phone_number": [
    "phoneNumber"
   ],
   "address": [
    "address"
   ],
   "suburb": [
    "suburb"
   ],
   "state": [
    "state"
   ],
   "postcode": [
    "postcode"
   ],
   "country": [
    "country"
   ],
   "address_entry": [
    "addressEntry"
   ]
  }
 },
 "TermsAcceptance": {
  "p": {
   "accepted": [
    "accepted"
   ]
  }
 },
 "LocationTermsAcceptance": {
  "p": {
   "accepted": [
    "accepted"
   ],
   "country": [
    "country"
   ],
   "sub_variant": [
    "subVariant"
   ]
  }
 },
 "ConfirmAddressRequest": {
  "p": {
   "token": [
    "token"
   ]
  }
 },
 "EmailChangeRequest": {
  "p": {
   "email": [
    "email"
   ],
   "password": [
    "password"
   ]
  }
 },
 "ConfirmEmailChangeRequest": {
  "p": {
   "token": [
    "token"
   ]
  }
 },
 "EmailChangeEnvelope": {
  "p": {
   "result": [
    "result",
    {
     "p": {
      "outcome": [
       "outcome"
      ]
     }
    }
   ]
  }
 },
 "ChangePasswordRequest": {
  "p": {
   "current_password": [
    "currentPassword"
   ],
   "password": [
    "password"
   ],
   "confirm_password": [
    "confirmPassword"
   ],
   "token": [
    "token"
   ]
  }
 },
 "FavouriteNumbers": {
  "p": {
   "favourite_numbers": [
    "favouriteNumbers"
   ],
   "automatic_favourite_numbers": [
    "automaticFavouriteNumbers"
   ]
  }
 },
 "FavouriteNumbersEnvelope": {
  "p": {
   "result": [
    "result",
    "FavouriteNumbers"
   ]
  }
 },
 "Reminders": {
  "p": {
   "lottery_keys": [
    "lotteryKeys"
   ],
   "minimum_jackpot_amount": [
    "minimumJackpotAmount",
    "Money"
   ]
  }
 },
 "RemindersEnvelope": {
  "p": {
   "result": [
    "result",
    "Reminders"
   ]
  }
 },
 "RemindersUpdate": {
  "p": {
   "lottery_keys": [
    "lotteryKeys"
   ],
   "minimum_jackpot_amount": [
    "minimumJackpotAmount"
   ]
  }
 },
 "TwoFactorCodeSent": {
  "p": {
   "method": [
    "method"
   ],
   "identifier": [
    "identifier"
   ],
   "resend_after_seconds": [
    "resendAfterSeconds"
   ],
   "expires_at": [
    "expiresAt"
   ]
  }
 },
 "TwoFactorConfig": {
  "p": {
   "enabled": [
    "enabled"
   ],
   "methods": [
    "methods"
   ],
   "remember_for_days": [
    "rememberForDays"
   ],
   "method": [
    "method"
   ],
   "identifier": [
    "identifier"
   ],
   "since": [
    "since"
   ],
   "sent_code": [
    "sentCode",
    "TwoFactorCodeSent"
   ],
   "recovery_codes_left": [
    "recoveryCodesLeft"
   ],
   "recovery_codes": [
    "recoveryCodes"
   ]
  }
 },
 "TwoFactorConfigEnvelope": {
  "p": {
   "result": [
    "result",
    "TwoFactorConfig"
   ]
  }
 },
 "EnableTwoFactorRequest": {
  "p": {
   "method": [
    "method"
   ],
   "otp": [
    "otp"
   ]
  }
 },
 "StartAuthenticatorRequest": {
  "p": {
   "password": [
    "password"
   ]
  }
 },
 "AuthenticatorSetup": {
  "p": {
   "secret": [
    "secret"
   ],
   "otpauth_url": [
    "otpauthUrl"
   ],
   "expires_at": [
    "expiresAt"
   ]
  }
 },
 "AuthenticatorSetupEnvelope": {
  "p": {
   "result": [
    "result",
    "AuthenticatorSetup"
   ]
  }
 },
 "RecoveryCodes": {
  "p": {
   "recovery_codes": [
    "recoveryCodes"
   ]
  }
 },
 "RecoveryCodesEnvelope": {
  "p": {
   "result": [
    "result",
    "RecoveryCodes"
   ]
  }
 },
 "SendTwoFactorEmailCodeRequest": {
  "p": {
   "reason": [
    "reason"
   ],
   "challenge_token": [
    "challengeToken"
   ],
   "password": [
    "password"
   ]
  }
 },
 "TwoFactorCodeSentEnvelope": {
  "p": {
   "result": [
    "result",
    "TwoFactorCodeSent"
   ]
  }
 },
 "VerifyCustomerRequest": {
  "p": {
   "method": [
    "method"
   ]
  }
 },
 "VerificationState": {
  "p": {
   "is_verified": [
    "isVerified"
   ],
   "verification": [
    "verification",
    "CustomerVerification"
   ],
   "verification_rules": [
    "verificationRules",
    "VerificationRules"
   ]
  }
 },
 "VerificationStateEnvelope": {
  "p": {
   "result": [
    "result",
    "VerificationState"
   ]
  }
 },
 "VerificationUpload": {
  "p": {
   "type": [
    "type"
   ],
   "file": [
    "file"
   ],
   "back": [
    "back"
   ]
  }
 },
 "VerifyLicenceRequest": {
  "p": {
   "state": [
    "state"
   ],
   "licence_number": [
    "licenceNumber"
   ],
   "card_number": [
    "cardNumber"
   ],
   "expiry_date": [
    "expiryDate"
   ]
  }
 },
 "StartConnectIdRequest": {
  "p": {
   "authorisation_server_id": [
    "authorisationServerId"
   ],
   "redirect_url": [
    "redirectUrl"
   ]
  }
 },
 "ConnectIdStart": {
  "p": {
   "redirect_url": [
    "redirectUrl"
   ],
   "state": [
    "state"
   ],
   "expires_at": [
    "expiresAt"
   ]
  }
 },
 "ConnectIdStartEnvelope": {
  "p": {
   "result": [
    "result",
    "ConnectIdStart"
   ]
  }
 },
 "CompleteConnectIdRequest": {
  "p": {
   "code": [
    "code"
   ],
   "error": [
    "error"
   ],
   "state": [
    "state"
   ],
   "id_token": [
    "idToken"
   ]
  }
 },
 "RecurringPurchaseMethods": {
  "p": {
   "available_recurring_purchase_methods": [
    "availableRecurringPurchaseMethods",
    {
     "i": "RecurringPurchaseMethod"
    }
   ],
   "selected_recurring_purchase_method_key": [
    "selectedRecurringPurchaseMethodKey"
   ]
  }
 },
 "RecurringPurchaseMethodsEnvelope": {
  "p": {
   "result": [
    "result",
    "RecurringPurchaseMethods"
   ]
  }
 },
 "ChannelPreferences": {
  "p": {
   "email": [
    "email"
   ],
   "phone": [
    "phone"
   ],
   "sms": [
    "sms"
   ],
   "directmail": [
    "directmail"
   ],
   "push": [
    "push"
   ]
  }
 },
 "CommunicationPreferences": {
  "p": {
   "preferences": [
    "preferences",
    "ChannelPreferences"
   ],
   "features": [
    "features",
    {
     "p": {
      "methods": [
       "methods"
      ]
     }
    }
   ],
   "changed_at": [
    "changedAt"
   ]
  }
 },
 "CommunicationPreferencesEnvelope": {
  "p": {
   "result": [
    "result",
    "CommunicationPreferences"
   ]
  }
 },
 "CommunicationPreferencesUpdate": {
  "p": {
   "preferences": [
    "preferences",
    {
     "p": {
      "email": [
       "email"
      ],
      "phone": [
       "phone"
      ],
      "sms": [
       "sms"
      ],
      "directmail": [
       "directmail"
      ],
      "push": [
       "push"
      ]
     }
    }
   ],
   "unsubscribe_reasons": [
    "unsubscribeReasons"
   ]
  }
 },
 "MarketingUnsubscribe": {
  "p": {
   "preferences": [
    "preferences",
    {
     "p": {
      "email": [
       "email"
      ]
     }
    }
   ],
   "unsubscribe_reasons": [
    "unsubscribeReasons"
   ]
  }
 },
 "UrlAlias": {
  "p": {
   "subvariant": [
    "subvariant"
   ],
   "url": [
    "url"
   ]
  }
 },
 "CausePayment": {
  "p": {
   "product_offer_key": [
    "productOfferKey"
   ],
   "draw_no": [
    "drawNo"
   ],
   "amount": [
    "amount",
    "Money"
   ],
   "paid_at": [
    "paidAt"
   ]
  }
 },
 "CauseRaised": {
  "p": {
   "total": [
    "total",
    "Money"
   ],
   "as_of": [
    "asOf"
   ],
   "payments": [
    "payments",
    {
     "i": "CausePayment"
    }
   ]
  }
 },
 "Cause": {
  "p": {
   "key": [
    "key"
   ],
   "url_slug": [
    "urlSlug"
   ],
   "name": [
    "name"
   ],
   "description": [
    "description"
   ],
   "image": [
    "image"
   ],
   "body": [
    "body"
   ],
   "raised": [
    "raised",
    "CauseRaised"
   ]
  }
 },
 "RecurringPurchaseOption": {
  "p": {
   "type": [
    "type"
   ],
   "availability": [
    "availability"
   ],
   "minimum_jackpots": [
    "minimumJackpots"
   ]
  }
 },
 "RecurringPurchaseInformation": {
  "p": {
   "recurring_content": [
    "recurringContent",
    {
     "p": {
      "recurring_purchase_brand_id": [
       "recurringPurchaseBrandId"
      ]
     }
    }
   ]
  }
 },
 "SyndicateTicket": {
  "p": {
   "num_standard_games": [
    "numStandardGames"
   ],
   "num_games": [
    "numGames"
   ],
   "name": [
    "name"
   ]
  }
 },
 "SyndicateShare": {
  "p": {
   "syndicate_encoded_id": [
    "syndicateEncodedId"
   ],
   "name": [
    "name"
   ],
   "lottery_key": [
    "lotteryKey"
   ],
   "cost_per_share": [
    "costPerShare",
    "Money"
   ],
   "size": [
    "size"
   ],
   "shares_available": [
    "sharesAvailable"
   ],
   "draw_id": [
    "drawId"
   ],
   "tickets": [
    "tickets",
    {
     "i": "SyndicateTicket"
    }
   ]
  }
 },
 "DrawData": {
  "p": {
   "draw_number": [
    "drawNumber"
   ],
   "draw_stop": [
    "drawStop"
   ],
   "name": [
    "name"
   ],
   "value": [
    "value"
   ],
   "feature_image": [
    "featureImage"
   ],
   "second_image": [
    "secondImage"
   ],
   "draw_pre_order_start_date": [
    "drawPreOrderStartDate"
   ],
   "draw_opens": [
    "drawOpens"
   ]
  }
 },
 "Draw": {
  "p": {
   "draw_id": [
    "drawId"
   ],
   "draw_no": [
    "drawNo"
   ],
   "type": [
    "type"
   ],
   "status": [
    "status"
   ],
   "purchase_status": [
    "purchaseStatus"
   ],
   "stop": [
    "stop"
   ],
   "draw_date": [
    "drawDate"
   ],
   "is_drawn_when_sold_out": [
    "isDrawnWhenSoldOut"
   ],
   "prize_pool": [
    "prizePool"
   ],
   "prize_pool_suffix": [
    "prizePoolSuffix"
   ],
   "is_prize_pool_unknown": [
    "isPrizePoolUnknown"
   ],
   "draw_offset": [
    "drawOffset"
   ],
   "draw_data": [
    "drawData",
    "DrawData"
   ],
   "seed_hash": [
    "seedHash"
   ],
   "entries_hash": [
    "entriesHash"
   ]
  }
 },
 "Odds": {
  "p": {
   "numerator": [
    "numerator"
   ],
   "denominator": [
    "denominator"
   ]
  }
 },
 "GameOfferOdds": {
  "p": {
   "first_division": [
    "firstDivision",
    "Odds"
   ],
   "any_division": [
    "anyDivision",
    "Odds"
   ]
  }
 },
 "NumberSet": {
  "p": {
   "name": [
    "name"
   ],
   "count": [
    "count"
   ],
   "min": [
    "min"
   ],
   "max": [
    "max"
   ],
   "from": [
    "from"
   ],
   "to": [
    "to"
   ],
   "repeats": [
    "repeats"
   ],
   "is_ordered": [
    "isOrdered"
   ],
   "placeholder": [
    "placeholder"
   ]
  }
 },
 "NumberSetGroup": {
  "p": {
   "name": [
    "name"
   ],
   "count": [
    "count"
   ],
   "sets": [
    "sets",
    {
     "i": "NumberSet"
    }
   ]
  }
 },
 "GamePrice": {
  "p": {
   "games": [
    "games"
   ],
   "price": [
    "price"
   ]
  }
 },
 "GameOffer": {
  "p": {
   "key": [
    "key"
   ],
   "name": [
    "name"
   ],
   "standard_games": [
    "standardGames"
   ],
   "odds": [
    "odds",
    "GameOfferOdds"
   ],
   "draw_counts": [
    "drawCounts"
   ],
   "days": [
    "days"
   ],
   "max_weeks": [
    "maxWeeks"
   ],
   "makes_games_of": [
    "makesGamesOf"
   ],
   "is_picked_by_shop": [
    "isPickedByShop"
   ],
   "min_games": [
    "minGames"
   ],
   "max_games": [
    "maxGames"
   ],
   "default_games": [
    "defaultGames"
   ],
   "default_entry_count": [
    "defaultEntryCount"
   ],
   "number_sets": [
    "numberSets",
    {
     "i": "NumberSetGroup"
    }
   ],
   "prices": [
    "prices",
    {
     "i": "GamePrice"
    }
   ],
   "price_currency": [
    "priceCurrency"
   ]
  }
 },
 "Annuity": {
  "p": {
   "monthly": [
    "monthly",
    "Money"
   ],
   "months": [
    "months"
   ]
  }
 },
 "GameDivision": {
  "p": {
   "division": [
    "division"
   ],
   "label": [
    "label"
   ],
   "odds": [
    "odds",
    "Odds"
   ],
   "annuity": [
    "annuity",
    "Annuity"
   ]
  }
 },
 "GameType": {
  "p": {
   "key": [
    "key"
   ],
   "game_offers": [
    "gameOffers",
    {
     "i": "GameOffer"
    }
   ],
   "odds_any_division": [
    "oddsAnyDivision",
    "Odds"
   ],
   "divisions": [
    "divisions",
    {
     "i": "GameDivision"
    }
   ]
  }
 },
 "ProductOffer": {
  "p": {
   "key": [
    "key"
   ],
   "type": [
    "type"
   ],
   "name": [
    "name"
   ],
   "url": [
    "url"
   ],
   "url_aliases": [
    "urlAliases",
    {
     "i": "UrlAlias"
    }
   ],
   "aliases": [
    "aliases"
   ],
   "availability": [
    "availability"
   ],
   "sold_in": [
    "soldIn"
   ],
   "suspended": [
    "suspended"
   ],
   "display_category": [
    "displayCategory"
   ],
   "brand_kind": [
    "brandKind"
   ],
   "causes": [
    "causes",
    {
     "i": "Cause"
    }
   ],
   "prize_pool_percent": [
    "prizePoolPercent"
   ],
   "recurring_purchase": [
    "recurringPurchase",
    "RecurringPurchaseOption"
   ],
   "recurring_purchase_information": [
    "recurringPurchaseInformation",
    "RecurringPurchaseInformation"
   ],
   "syndicates": [
    "syndicates",
    {
     "i": "SyndicateShare"
    }
   ],
   "draws": [
    "draws",
    {
     "i": "Draw"
    }
   ],
   "game_types": [
    "gameTypes",
    {
     "i": "GameType"
    }
   ]
  }
 },
 "Restriction": {
  "p": {
   "product_type": [
    "productType"
   ],
   "type": [
    "type"
   ]
  }
 },
 "ProductOffersResponse": {
  "p": {
   "offers": [
    "offers",
    {
     "i": "ProductOffer"
    }
   ],
   "ranking": [
    "ranking"
   ],
   "restrictions": [
    "restrictions",
    {
     "i": "Restriction"
    }
   ]
  }
 },
 "ProductOffersResponseEnvelope": {
  "p": {
   "result": [
    "result",
    "ProductOffersResponse"
   ]
  }
 },
 "PricingInfo": {
  "p": {
   "pricing_id": [
    "pricingId"
   ],
   "name": [
    "name"
   ],
   "segment_name": [
    "segmentName"
   ]
  }
 },
 "PricingInfoEnvelope": {
  "p": {
   "result": [
    "result",
    "PricingInfo"
   ]
  }
 },
 "Prize": {
  "p": {
   "id": [
    "id"
   ],
   "type": [
    "type"
   ],
   "timestamp": [
    "timestamp"
   ],
   "name": [
    "name"
   ],
   "value": [
    "value",
    "Money"
   ],
   "count": [
    "count"
   ],
   "images": [
    "images"
   ]
  }
 },
 "DrawVerification": {
  "p": {
   "seed_hash": [
    "seedHash"
   ],
   "entries_hash": [
    "entriesHash"
   ],
   "seed": [
    "seed"
   ]
  }
 },
 "DrawnTickets": {
  "p": {
   "here": [
    "here"
   ],
   "in_largest_books": [
    "inLargestBooks"
   ],
   "elsewhere": [
    "elsewhere"
   ],
   "numbers": [
    "numbers"
   ]
  }
 },
 "EarlyBird": {
  "p": {
   "name": [
    "name"
   ],
   "prize_id": [
    "prizeId"
   ],
   "stop": [
    "stop"
   ],
   "draw_date": [
    "drawDate"
   ],
   "status": [
    "status"
   ],
   "seed_hash": [
    "seedHash"
   ],
   "draw_key": [
    "drawKey"
   ],
   "verification": [
    "verification",
    "DrawVerification"
   ],
   "drawn_tickets": [
    "drawnTickets",
    "DrawnTickets"
   ]
  }
 },
 "Permit": {
  "p": {
   "region": [
    "region"
   ],
   "number": [
    "number"
   ]
  }
 },
 "RaffleFacts": {
  "p": {
   "max_tickets": [
    "maxTickets"
   ],
   "tickets_left": [
    "ticketsLeft"
   ],
   "early_birds": [
    "earlyBirds",
    {
     "i": "EarlyBird"
    }
   ],
   "permits": [
    "permits",
    {
     "i": "Permit"
    }
   ],
   "is_drawn_when_sold_out": [
    "isDrawnWhenSoldOut"
   ]
  }
 },
 "Game": {
  "m": {}
 },
 "SyndicateDivision": {
  "p": {
   "division": [
    "division"
   ],
   "label": [
    "label"
   ],
   "last_prize": [
    "lastPrize",
    "Money"
   ],
   "last_share": [
    "lastShare",
    "Money"
   ]
  }
 },
 "Syndicate": {
  "p": {
   "syndicate_key": [
    "syndicateKey"
   ],
   "name": [
    "name"
   ],
   "lottery_key": [
    "lotteryKey"
   ],
   "cost_per_share": [
    "costPerShare",
    "Money"
   ],
   "size": [
    "size"
   ],
   "shares_available": [
    "sharesAvailable"
   ],
   "game_type": [
    "gameType"
   ],
   "game_offer": [
    "gameOffer"
   ],
   "game_offer_name": [
    "gameOfferName"
   ],
   "standard_games": [
    "standardGames"
   ],
   "odds": [
    "odds",
    "GameOfferOdds"
   ],
   "games": [
    "games",
    {
     "i": "Game"
    }
   ],
   "divisions": [
    "divisions",
    {
     "i": "SyndicateDivision"
    }
   ]
  }
 },
 "DrawDetails": {
  "p": {
   "draw": [
    "draw",
    "Draw"
   ],
   "terms": [
    "terms"
   ],
   "prizes": [
    "prizes",
    {
     "i": "Prize"
    }
   ],
   "causes": [
    "causes",
    {
     "i": "Cause"
    }
   ],
   "raffle": [
    "raffle",
    "RaffleFacts"
   ],
   "syndicates": [
    "syndicates",
    {
     "i": "Syndicate"
    }
   ]
  }
 },
 "DrawDetailsEnvelope": {
  "p": {
   "result": [
    "result",
    "DrawDetails"
   ]
  }
 },
 "PrizesEnvelope": {
  "p": {
   "result": [
    "result",
    {
     "i": "Prize"
    }
   ]
  }
 },
 "Winner": {
  "p": {
   "id": [
    "id"
   ],
   "name": [
    "name"
   ],
   "division": [
    "division"
   ],
   "prize_id": [
    "prizeId"
   ],
   "ticket_number": [
    "ticketNumber"
   ],
   "region": [
    "region"
   ]
  }
 },
 "PageInfo": {
  "p": {
   "limit": [
    "limit"
   ],
   "offset": [
    "offset"
   ],
   "total": [
    "total"
   ]
  }
 },
 "WinnersEnvelope": {
  "p": {
   "result": [
    "result",
    {
     "i": "Winner"
    }
   ],
   "page_info": [
    "pageInfo",
    "PageInfo"
   ]
  }
 },
 "PreviewDraw": {
  "p": {
   "draw_id": [
    "drawId"
   ],
   "draw_no": [
    "drawNo"
   ],
   "type": [
    "type"
   ],
   "status": [
    "status"
   ],
   "purchase_status": [
    "purchaseStatus"
   ],
   "stop": [
    "stop"
   ],
   "draw_date": [
    "drawDate"
   ],
   "is_drawn_when_sold_out": [
    "isDrawnWhenSoldOut"
   ],
   "prize_pool": [
    "prizePool"
   ],
   "prize_pool_suffix": [
    "prizePoolSuffix"
   ],
   "is_prize_pool_unknown": [
    "isPrizePoolUnknown"
   ],
   "draw_offset": [
    "drawOffset"
   ],
   "draw_data": [
    "drawData",
    "DrawData"
   ],
   "seed_hash": [
    "seedHash"
   ],
   "entries_hash": [
    "entriesHash"
   ]
  }
 },
 "DrawPreview": {
  "p": {
   "product_offer_key": [
    "productOfferKey"
   ],
   "draw": [
    "draw",
    "PreviewDraw"
   ],
   "prizes": [
    "prizes",
    {
     "i": "Prize"
    }
   ]
  }
 },
 "DrawPreviewEnvelope": {
  "p": {
   "result": [
    "result",
    "DrawPreview"
   ]
  }
 },
 "NumbersBySet": {
  "m": {}
 },
 "ResultKey": {
  "p": {
   "product_offer_key": [
    "productOfferKey"
   ],
   "type": [
    "type"
   ],
   "name": [
    "name"
   ],
   "latest_draw_no": [
    "latestDrawNo"
   ],
   "draw_date": [
    "drawDate"
   ],
   "numbers": [
    "numbers",
    "NumbersBySet"
   ],
   "winning_ticket": [
    "winningTicket"
   ],
   "prize_pool": [
    "prizePool",
    "Money"
   ],
   "is_prize_pool_unknown": [
    "isPrizePoolUnknown"
   ]
  }
 },
 "ResultKeysEnvelope": {
  "p": {
   "result": [
    "result",
    {
     "i": "ResultKey"
    }
   ]
  }
 },
 "PrizeDivision": {
  "p": {
   "division": [
    "division"
   ],
   "label": [
    "label"
   ],
   "winners": [
    "winners"
   ],
   "prize": [
    "prize",
    "Money"
   ],
   "prize_kind": [
    "prizeKind"
   ],
   "months": [
    "months"
   ],
   "odds": [
    "odds",
    "Odds"
   ]
  }
 },
 "DecidingDraw": {
  "p": {
   "product_offer_key": [
    "productOfferKey"
   ],
   "draw_no": [
    "drawNo"
   ],
   "name": [
    "name"
   ]
  }
 },
 "DivisionWin": {
  "p": {
   "division": [
    "division"
   ],
   "games": [
    "games"
   ]
  }
 },
 "CustomerGame": {
  "p": {
   "numbers": [
    "numbers",
    "Game"
   ],
   "matched": [
    "matched",
    "NumbersBySet"
   ],
   "division": [
    "division"
   ],
   "prize": [
    "prize",
    "Money"
   ],
   "wins": [
    "wins",
    {
     "i": "DivisionWin"
    }
   ]
  }
 },
 "TicketRun": {
  "p": {
   "first": [
    "first"
   ],
   "last": [
    "last"
   ]
  }
 },
 "TicketWin": {
  "p": {
   "ticket_number": [
    "ticketNumber"
   ],
   "name": [
    "name"
   ],
   "value": [
    "value",
    "Money"
   ],
   "is_goods": [
    "isGoods"
   ],
   "is_taken_back": [
    "isTakenBack"
   ]
  }
 },
 "CustomerTicket": {
  "p": {
   "order_id": [
    "orderId"
   ],
   "game_type": [
    "gameType"
   ],
   "game_offer_name": [
    "gameOfferName"
   ],
   "standard_games": [
    "standardGames"
   ],
   "games": [
    "games",
    {
     "i": "CustomerGame"
    }
   ],
   "ticket_runs": [
    "ticketRuns",
    {
     "i": "TicketRun"
    }
   ],
   "ticket_wins": [
    "ticketWins",
    {
     "i": "TicketWin"
    }
   ],
   "shares": [
    "shares",
    {
     "p": {
      "syndicate_name": [
       "syndicateName"
      ],
      "num_shares": [
       "numShares"
      ],
      "size": [
       "size"
      ],
      "session_id": [
       "sessionId"
      ],
      "winnings": [
       "winnings",
       "Money"
      ]
     }
    }
   ]
  }
 },
 "CustomerTickets": {
  "i": "CustomerTicket"
 },
 "DrawResult": {
  "p": {
   "product_offer_key": [
    "productOfferKey"
   ],
   "draw_id": [
    "drawId"
   ],
   "draw_no": [
    "drawNo"
   ],
   "draw_date": [
    "drawDate"
   ],
   "status": [
    "status"
   ],
   "numbers": [
    "numbers",
    "NumbersBySet"
   ],
   "drawn_order": [
    "drawnOrder",
    "NumbersBySet"
   ],
   "winning_ticket": [
    "winningTicket"
   ],
   "prize_pool": [
    "prizePool",
    "Money"
   ],
   "is_prize_pool_unknown": [
    "isPrizePoolUnknown"
   ],
   "divisions": [
    "divisions",
    {
     "i": "PrizeDivision"
    }
   ],
   "verification": [
    "verification",
    "DrawVerification"
   ],
   "drawn_from": [
    "drawnFrom",
    "DecidingDraw"
   ],
   "customer_tickets": [
    "customerTickets",
    "CustomerTickets"
   ],
   "customer_winnings": [
    "customerWinnings",
    "Money"
   ],
   "customer_taken_back": [
    "customerTakenBack",
    "Money"
   ]
  }
 },
 "PastDrawsEnvelope": {
  "p": {
   "result": [
    "result",
    {
     "i": "DrawResult"
    }
   ],
   "page_info": [
    "pageInfo",
    "PageInfo"
   ]
  }
 },
 "ArchivedDrawsEnvelope": {
  "p": {
   "result": [
    "result",
    {
     "i": "DrawResult"
    }
   ]
  }
 },
 "DrawFullResult": {
  "p": {
   "draw": [
    "draw",
    "DrawResult"
   ],
   "prizes": [
    "prizes",
    {
     "i": "Prize"
    }
   ],
   "winners": [
    "winners",
    {
     "i": "Winner"
    }
   ],
   "early_birds": [
    "earlyBirds",
    {
     "i": "EarlyBird"
    }
   ],
   "drawn_tickets": [
    "drawnTickets",
    "DrawnTickets"
   ],
   "special_prize": [
    "specialPrize",
    {
     "p": {
      "name": [
       "name"
      ],
      "value": [
       "value",
       "Money"
      ],
      "ticket_number": [
       "ticketNumber"
      ],
      "is_won": [
       "isWon"
      ]
     }
    }
   ],
   "customer_tickets": [
    "customerTickets",
    "CustomerTickets"
   ],
   "customer_winnings": [
    "customerWinnings",
    "Money"
   ],
   "customer_taken_back": [
    "customerTakenBack",
    "Money"
   ]
  }
 },
 "DrawFullResultEnvelope": {
  "p": {
   "result": [
    "result",
    "DrawFullResult"
   ]
  }
 },
 "NumberStatistics": {
  "p": {
   "number": [
    "number"
   ],
   "frequency": [
    "frequency"
   ],
   "last_draw_no": [
    "lastDrawNo"
   ]
  }
 },
 "NumberSetStatistics": {
  "p": {
   "name": [
    "name"
   ],
   "numbers": [
    "numbers",
    {
     "i": "NumberStatistics"
    }
   ]
  }
 },
 "Statistics": {
  "p": {
   "lottery_key": [
    "lotteryKey"
   ],
   "draws_counted": [
    "drawsCounted"
   ],
   "number_sets": [
    "numberSets",
    {
     "i": "NumberSetStatistics"
    }
   ]
  }
 },
 "StatisticsEnvelope": {
  "p": {
   "result": [
    "result",
    "Statistics"
   ]
  }
 },
 "Tip": {
  "p": {
   "lottery_key": [
    "lotteryKey"
   ],
   "title": [
    "title"
   ],
   "numbers": [
    "numbers",
    "Game"
   ]
  }
 },
 "TipsEnvelope": {
  "p": {
   "result": [
    "result",
    {
     "i": "Tip"
    }
   ]
  }
 },
 "CausesEnvelope": {
  "p": {
   "result": [
    "result",
    {
     "i": "Cause"
    }
   ]
  }
 },
 "CauseEnvelope": {
  "p": {
   "result": [
    "result",
    "Cause"
   ]
  }
 },
 "AnonCartTokenEnvelope": {
  "p": {
   "result": [
    "result"
   ]
  }
 },
 "CartItem": {
  "p": {
   "id": [
    "id"
   ],
   "product_type": [
    "productType"
   ],
   "description": [
    "description"
   ],
   "offer_name": [
    "offerName"
   ],
   "feature_image": [
    "featureImage"
   ],
   "quantity": [
    "quantity"
   ],
   "unit_price": [
    "unitPrice",
    "Money"
   ],
   "price": [
    "price",
    "Money"
   ],
   "recurring_purchase": [
    "recurringPurchase",
    {
     "p": {
      "type": [
       "type"
      ],
      "availability": [
       "availability"
      ],
      "enabled": [
       "enabled"
      ],
      "billing_period": [
       "billingPeriod"
      ],
      "description": [
       "description"
      ],
      "frequency": [
       "frequency"
      ],
      "quickpick": [
       "quickpick"
      ]
     }
    }
   ],
   "next_charge_at": [
    "nextChargeAt"
   ],
   "next_charge_price": [
    "nextChargePrice",
    "Money"
   ],
   "quickpick": [
    "quickpick"
   ],
   "games": [
    "games",
    {
     "i": "Game"
    }
   ],
   "lottery_key": [
    "lotteryKey"
   ],
   "draw_no": [
    "drawNo"
   ],
   "last_draw_no": [
    "lastDrawNo"
   ],
   "draw_encoded_ids": [
    "drawEncodedIds"
   ],
   "draw_date": [
    "drawDate"
   ],
   "last_draw_date": [
    "lastDrawDate"
   ],
   "is_drawn_when_sold_out": [
    "isDrawnWhenSoldOut"
   ],
   "draw_stop": [
    "drawStop"
   ],
   "draw_prize_pool": [
    "drawPrizePool"
   ],
   "favourite": [
    "favourite"
   ],
   "has_favourite_numbers": [
    "hasFavouriteNumbers"
   ],
   "minimum_jackpot_amount": [
    "minimumJackpotAmount"
   ],
   "game_type": [
    "gameType"
   ],
   "game_offer": [
    "gameOffer"
   ],
   "game_offer_name": [
    "gameOfferName"
   ],
   "standard_games": [
    "standardGames"
   ],
   "num_draws": [
    "numDraws"
   ],
   "num_games": [
    "numGames"
   ],
   "cause_key": [
    "causeKey"
   ],
   "cause_name": [
    "causeName"
   ],
   "day": [
    "day"
   ],
   "days": [
    "days"
   ],
   "makes_games": [
    "makesGames"
   ],
   "is_picked_by_shop": [
    "isPickedByShop"
   ],
   "num_raffle_tickets": [
    "numRaffleTickets"
   ],
   "raffle_offer": [
    "raffleOffer"
   ],
   "show_winner_name": [
    "showWinnerName"
   ],
   "scheduled_purchase": [
    "scheduledPurchase",
    {
     "p": {
      "type": [
       "type"
      ],
      "status": [
       "status"
      ]
     }
    }
   ],
   "scheduled_for": [
    "scheduledFor"
   ],
   "syndicate_key": [
    "syndicateKey"
   ],
   "syndicate_name": [
    "syndicateName"
   ],
   "session_id": [
    "sessionId"
   ],
   "shares_available": [
    "sharesAvailable"
   ],
   "group_token": [
    "groupToken"
   ],
   "membership_program": [
    "membershipProgram"
   ],
   "membership_offer": [
    "membershipOffer"
   ],
   "membership_offer_name": [
    "membershipOfferName"
   ],
   "promotion_code": [
    "promotionCode"
   ],
   "expires_at": [
    "expiresAt"
   ],
   "analytics_product_type": [
    "analyticsProductType"
   ]
  }
 },
 "RecurringChoice": {
  "p": {
   "type": [
    "type"
   ],
   "enabled": [
    "enabled"
   ],
   "minimum_jackpot_amount": [
    "minimumJackpotAmount"
   ],
   "quickpick": [
    "quickpick"
   ],
   "billing_period": [
    "billingPeriod"
   ]
  }
 },
 "LotteryItemInput": {
  "p": {
   "product_type": [
    "productType"
   ],
   "lottery_key": [
    "lotteryKey"
   ],
   "game_type": [
    "gameType"
   ],
   "game_offer": [
    "gameOffer"
   ],
   "games": [
    "games",
    {
     "i": "Game"
    }
   ],
   "quickpick": [
    "quickpick"
   ],
   "num_games": [
    "numGames"
   ],
   "num_draws": [
    "numDraws"
   ],
   "draw_no": [
    "drawNo"
   ],
   "draw_offset": [
    "drawOffset"
   ],
   "num_weeks": [
    "numWeeks"
   ],
   "days": [
    "days"
   ],
   "cause_key": [
    "causeKey"
   ],
   "recurring_purchase": [
    "recurringPurchase",
    "RecurringChoice"
   ],
   "scheduled": [
    "scheduled"
   ],
   "affiliate_code": [
    "affiliateCode"
   ],
   "favourite": [
    "favourite"
   ],
   "has_favourite_numbers": [
    "hasFavouriteNumbers"
   ],
   "expected_price": [
    "expectedPrice",
    "Money"
   ]
  }
 },
 "RaffleItemInput": {
  "p": {
   "product_type": [
    "productType"
   ],
   "lottery_key": [
    "lotteryKey"
   ],
   "raffle_offer": [
    "raffleOffer"
   ],
   "books": [
    "books"
   ],
   "draw_no": [
    "drawNo"
   ],
   "cause_key": [
    "causeKey"
   ],
   "show_winner_name": [
    "showWinnerName"
   ],
   "recurring_purchase": [
    "recurringPurchase",
    "RecurringChoice"
   ],
   "affiliate_code": [
    "affiliateCode"
   ],
   "expected_price": [
    "expectedPrice",
    "Money"
   ]
  }
 },
 "SyndicateItemInput": {
  "p": {
   "product_type": [
    "productType"
   ],
   "lottery_key": [
    "lotteryKey"
   ],
   "syndicate_key": [
    "syndicateKey"
   ],
   "num_shares": [
    "numShares"
   ],
   "draw_no": [
    "drawNo"
   ],
   "recurring_purchase": [
    "recurringPurchase",
    "RecurringChoice"
   ],
   "affiliate_code": [
    "affiliateCode"
   ],
   "expected_price": [
    "expectedPrice",
    "Money"
   ]
  }
 },
 "SocialSyndicateItemInput": {
  "p": {
   "product_type": [
    "productType"
   ],
   "session_id": [
    "sessionId"
   ],
   "group_token": [
    "groupToken"
   ],
   "num_shares": [
    "numShares"
   ],
   "recurring_purchase": [
    "recurringPurchase",
    "RecurringChoice"
   ],
   "affiliate_code": [
    "affiliateCode"
   ],
   "expected_price": [
    "expectedPrice",
    "Money"
   ]
  }
 },
 "MembershipItemInput": {
  "p": {
   "product_type": [
    "productType"
   ],
   "membership_program": [
    "membershipProgram"
   ],
   "membership_offer": [
    "membershipOffer"
   ],
   "recurring_purchase": [
    "recurringPurchase",
    "RecurringChoice"
   ],
   "affiliate_code": [
    "affiliateCode"
   ],
   "expected_price": [
    "expectedPrice",
    "Money"
   ]
  }
 },
 "CartItemInput": {
  "p": {
   "product_type": [
    "productType"
   ],
   "lottery_key": [
    "lotteryKey"
   ],
   "game_type": [
    "gameType"
   ],
   "game_offer": [
    "gameOffer"
   ],
   "games": [
    "games",
    {
     "i": "Game"
    }
   ],
   "quickpick": [
    "quickpick"
   ],
   "num_games": [
    "numGames"
   ],
   "num_draws": [
    "numDraws"
   ],
   "draw_no": [
    "drawNo"
   ],
   "draw_offset": [
    "drawOffset"
   ],
   "num_weeks": [
    "numWeeks"
   ],
   "days": [
    "days"
   ],
   "cause_key": [
    "causeKey"
   ],
   "recurring_purchase": [
    "recurringPurchase",
    "RecurringChoice"
   ],
   "scheduled": [
    "scheduled"
   ],
   "affiliate_code": [
    "affiliateCode"
   ],
   "favourite": [
    "favourite"
   ],
   "has_favourite_numbers": [
    "hasFavouriteNumbers"
   ],
   "expected_price": [
    "expectedPrice",
    "Money"
   ],
   "raffle_offer": [
    "raffleOffer"
   ],
   "books": [
    "books"
   ],
   "show_winner_name": [
    "showWinnerName"
   ],
   "syndicate_key": [
    "syndicateKey"
   ],
   "num_shares": [
    "numShares"
   ],
   "session_id": [
    "sessionId"
   ],
   "group_token": [
    "groupToken"
   ],
   "membership_program": [
    "membershipProgram"
   ],
   "membership_offer": [
    "membershipOffer"
   ]
  }
 },
 "AutoRemovedReason": {
  "p": {
   "type": [
    "type"
   ],
   "message": [
    "message"
   ],
   "action_type": [
    "actionType"
   ]
  }
 },
 "AutoRemovedItem": {
  "p": {
   "id": [
    "id"
   ],
   "product_type": [
    "productType"
   ],
   "description": [
    "description"
   ],
   "session_id": [
    "sessionId"
   ],
   "group_token": [
    "groupToken"
   ],
   "lottery_key": [
    "lotteryKey"
   ],
   "next_ticket": [
    "nextTicket",
    "CartItemInput"
   ],
   "reason": [
    "reason",
    "AutoRemovedReason"
   ]
  }
 },
 "BlockedReason": {
  "p": {
   "type": [
    "type"
   ],
   "message": [
    "message"
   ],
   "action_type": [
    "actionType"
   ]
  }
 },
 "Cart": {
  "p": {
   "cart_reference": [
    "cartReference"
   ],
   "revision": [
    "revision"
   ],
   "cart_items": [
    "cartItems",
    {
     "i": "CartItem"
    }
   ],
   "auto_removed_items": [
    "autoRemovedItems",
    {
     "i": "AutoRemovedItem"
    }
   ],
   "cart_total": [
    "cartTotal",
    "Money"
   ],
   "pre_order_total": [
    "preOrderTotal",
    "Money"
   ],
   "requires_unattended_payment_method": [
    "requiresUnattendedPaymentMethod"
   ],
   "blocked_reasons": [
    "blockedReasons",
    {
     "m": "BlockedReason"
    }
   ],
   "show_regulation": [
    "showRegulation"
   ]
  }
 },
 "CartEnvelope": {
  "p": {
   "result": [
    "result",
    "Cart"
   ]
  }
 },
 "LotteryItemUpdate": {
  "p": {
   "product_type": [
    "productType"
   ],
   "games": [
    "games",
    {
     "i": "Game"
    }
   ],
   "num_games": [
    "numGames"
   ],
   "num_draws": [
    "numDraws"
   ],
   "recurring_purchase": [
    "recurringPurchase",
    "RecurringChoice"
   ],
   "scheduled": [
    "scheduled"
   ],
   "expected_price": [
    "expectedPrice",
    "Money"
   ]
  }
 },
 "RaffleItemUpdate": {
  "p": {
   "product_type": [
    "productType"
   ],
   "books": [
    "books"
   ],
   "cause_key": [
    "causeKey"
   ],
   "show_winner_name": [
    "showWinnerName"
   ],
   "recurring_purchase": [
    "recurringPurchase",
    "RecurringChoice"
   ],
   "expected_price": [
    "expectedPrice",
    "Money"
   ]
  }
 },
 "SyndicateItemUpdate": {
  "p": {
   "product_type": [
    "productType"
   ],
   "num_shares": [
    "numShares"
   ],
   "recurring_purchase": [
    "recurringPurchase",
    "RecurringChoice"
   ],
   "expected_price": [
    "expectedPrice",
    "Money"
   ]
  }
 },
 "CartItemUpdate": {
  "p": {
   "product_type": [
    "productType"
   ],
   "games": [
    "games",
    {
     "i": "Game"
    }
   ],
   "num_games": [
    "numGames"
   ],
   "num_draws": [
    "numDraws"
   ],
   "recurring_purchase": [
    "recurringPurchase",
    "RecurringChoice"
   ],
   "scheduled": [
    "scheduled"
   ],
   "expected_price": [
    "expectedPrice",
    "Money"
   ],
   "books": [
    "books"
   ],
   "cause_key": [
    "causeKey"
   ],
   "show_winner_name": [
    "showWinnerName"
   ],
   "num_shares": [
    "numShares"
   ]
  }
 },
 "CartBuildInput": {
  "p": {
   "items": [
    "items",
    {
     "i": "CartItemInput"
    }
   ],
   "replay_id": [
    "replayId"
   ],
   "before": [
    "before"
   ]
  }
 },
 "PromotionRequest": {
  "p": {
   "promotion_code": [
    "promotionCode"
   ]
  }
 },
 "PartnerLottery": {
  "p": {
   "lottery_key": [
    "lotteryKey"
   ],
   "game_type": [
    "gameType"
   ],
   "game_offer": [
    "gameOffer"
   ],
   "games": [
    "games",
    {
     "i": "Game"
    }
   ],
   "quickpick": [
    "quickpick"
   ],
   "num_games": [
    "numGames"
   ],
   "num_draws": [
    "numDraws"
   ],
   "cause_key": [
    "causeKey"
   ]
  }
 },
 "PartnerCartItem": {
  "p": {
   "lottery": [
    "lottery",
    "PartnerLottery"
   ],
   "raffle_offer": [
    "raffleOffer"
   ],
   "recurring_purchase": [
    "recurringPurchase",
    {
     "p": {
      "type": [
       "type"
      ],
      "enabled": [
       "enabled"
      ]
     }
    }
   ],
   "draw_number": [
    "drawNumber"
   ]
  }
 },
 "PartnerCartRequest": {
  "p": {
   "cart_item": [
    "cartItem",
    "PartnerCartItem"
   ]
  }
 },
 "PartnerCart": {
  "p": {
   "customer_id": [
    "customerId"
   ],
   "cart_total": [
    "cartTotal",
    "Money"
   ],
   "pre_order_total": [
    "preOrderTotal",
    "Money"
   ],
   "cart_items": [
    "cartItems",
    {
     "i": "CartItem"
    }
   ],
   "blocked_reasons": [
    "blockedReasons",
    {
     "m": "BlockedReason"
    }
   ],
   "requires_unattended_payment_method": [
    "requiresUnattendedPaymentMethod"
   ]
  }
 },
 "PartnerCartEnvelope": {
  "p": {
   "result": [
    "result",
    "PartnerCart"
   ]
  }
 },
 "Partner": {
  "p": {
   "slug": [
    "slug"
   ],
   "key": [
    "key"
   ],
   "name": [
    "name"
   ],
   "logo": [
    "logo"
   ],
   "event_frame": [
    "eventFrame"
   ],
   "product_offer_keys": [
    "productOfferKeys"
   ],
   "channels": [
    "channels",
    {
     "i": {
      "p": {
       "channel_key": [
        "channelKey"
       ]
      }
     }
    }
   ]
  }
 },
 "PartnerEnvelope": {
  "p": {
   "result": [
    "result",
    "Partner"
   ]
  }
 },
 "ThreeDSBrowserInfo": {
  "p": {
   "browser_javascript_enabled": [
    "browserJavascriptEnabled"
   ],
   "browser_java_enabled": [
    "browserJavaEnabled"
   ],
   "browser_language": [
    "browserLanguage"
   ],
   "browser_color_depth": [
    "browserColorDepth"
   ],
   "browser_screen_height": [
    "browserScreenHeight"
   ],
   "browser_screen_width": [
    "browserScreenWidth"
   ],
   "browser_tz": [
    "browserTz"
   ],
   "challenge_window_size": [
    "challengeWindowSize"
   ],
   "notification_url": [
    "notificationUrl"
   ]
  }
 },
 "DepositRequest": {
  "p": {
   "amount": [
    "amount"
   ],
   "checkout": [
    "checkout"
   ],
   "customer_id": [
    "customerId"
   ],
   "strong_customer_authentication": [
    "strongCustomerAuthentication",
    "ThreeDSBrowserInfo"
   ],
   "customer_fund_id": [
    "customerFundId"
   ],
   "deposit_method_id": [
    "depositMethodId"
   ],
   "deposit_method_code": [
    "depositMethodCode"
   ],
   "device_data": [
    "deviceData"
   ],
   "gateway_key": [
    "gatewayKey"
   ],
   "payment_token": [
    "paymentToken"
   ],
   "debit_agreement": [
    "debitAgreement"
   ],
   "csc": [
    "csc"
   ],
   "metadata": [
    "metadata",
    {
     "p": {
      "purchase_type": [
       "purchaseType"
      ]
     }
    }
   ]
  }
 },
 "PurchaseData": {
  "p": {
   "channel_key": [
    "channelKey"
   ],
   "metadata": [
    "metadata",
    {
     "m": {}
    }
   ],
   "partner_key": [
    "partnerKey"
   ]
  }
 },
 "PartnerPurchaseRequest": {
  "p": {
   "cart_item": [
    "cartItem",
    "PartnerCartItem"
   ],
   "deposit": [
    "deposit",
    {
     "p": {
      "amount": [
       "amount"
      ],
      "checkout": [
       "checkout"
      ],
      "customer_id": [
       "customerId"
      ],
      "strong_customer_authentication": [
       "strongCustomerAuthentication",
       "ThreeDSBrowserInfo"
      ],
      "customer_fund_id": [
       "customerFundId"
      ],
      "deposit_method_id": [
       "depositMethodId"
      ],
      "deposit_method_code": [
       "depositMethodCode"
      ],
      "device_data": [
       "deviceData"
      ],
      "gateway_key": [
       "gatewayKey"
      ],
      "payment_token": [
       "paymentToken"
      ],
      "debit_agreement": [
       "debitAgreement"
      ],
      "csc": [
       "csc"
      ],
      "metadata": [
       "metadata",
       {
        "p": {
         "purchase_type": [
          "purchaseType"
         ]
        }
       }
      ]
     }
    }
   ],
   "purchase": [
    "purchase",
    "PurchaseData"
   ],
   "expected_total": [
    "expectedTotal",
    "Money"
   ]
  }
 },
 "CheckoutIdEnvelope": {
  "p": {
   "result": [
    "result"
   ]
  }
 },
 "DepositChallenge": {
  "p": {
   "acs_url": [
    "acsUrl"
   ],
   "creq": [
    "creq"
   ],
   "three_ds_session_data": [
    "threeDsSessionData"
   ],
   "redirect_url": [
    "redirectUrl"
   ],
   "expires_at": [
    "expiresAt"
   ]
  }
 },
 "PaymentInstructions": {
  "p": {
   "reference": [
    "reference"
   ],
   "biller_code": [
    "billerCode"
   ],
   "bsb": [
    "bsb"
   ],
   "account_number": [
    "accountNumber"
   ],
   "account_name": [
    "accountName"
   ],
   "expires_at": [
    "expiresAt"
   ]
  }
 },
 "Deposit": {
  "p": {
   "id": [
    "id"
   ],
   "fund_id": [
    "fundId"
   ],
   "status": [
    "status"
   ],
   "amount": [
    "amount",
    "Money"
   ],
   "method_code": [
    "methodCode"
   ],
   "gateway_key": [
    "gatewayKey"
   ],
   "source": [
    "source"
   ],
   "challenge": [
    "challenge",
    "DepositChallenge"
   ],
   "payment_instructions": [
    "paymentInstructions",
    "PaymentInstructions"
   ],
   "checkout_key": [
    "checkoutKey"
   ],
   "checkout_id": [
    "checkoutId"
   ],
   "purchase_type": [
    "purchaseType"
   ],
   "partner_slug": [
    "partnerSlug"
   ],
   "transaction_id": [
    "transactionId"
   ],
   "debt_paid": [
    "debtPaid",
    "Money"
   ],
   "debt_paid_from_wallet": [
    "debtPaidFromWallet",
    "Money"
   ],
   "messages": [
    "messages",
    {
     "i": "Message"
    }
   ],
   "created_at": [
    "createdAt"
   ]
  }
 },
 "DepositEnvelope": {
  "p": {
   "result": [
    "result",
    "Deposit"
   ]
  }
 },
 "PurchaseRequest": {
  "p": {
   "purchase": [
    "purchase",
    "PurchaseData"
   ],
   "cart_revision": [
    "cartRevision"
   ],
   "expected_total": [
    "expectedTotal",
    "Money"
   ]
  }
 },
 "ReceiptTrackingProduct": {
  "p": {
   "brand": [
    "brand"
   ],
   "analytics_product_type": [
    "analyticsProductType"
   ],
   "cause_key": [
    "causeKey"
   ],
   "product_description": [
    "productDescription"
   ],
   "draw_date": [
    "drawDate"
   ],
   "draw_no": [
    "drawNo"
   ],
   "has_favourite_numbers": [
    "hasFavouriteNumbers"
   ],
   "analytics_name": [
    "analyticsName"
   ],
   "num_draws": [
    "numDraws"
   ],
   "num_games": [
    "numGames"
   ],
   "purchase_price": [
    "purchasePrice"
   ],
   "prize_pool": [
    "prizePool"
   ],
   "lottery_key": [
    "lotteryKey"
   ],
   "recurring_purchase_enabled": [
    "recurringPurchaseEnabled"
   ],
   "recurring_purchase_type": [
    "recurringPurchaseType"
   ],
   "analytics_variant": [
    "analyticsVariant"
   ],
   "purchase_status": [
    "purchaseStatus"
   ],
   "days_of_week": [
    "daysOfWeek"
   ]
  }
 },
 "ReceiptTrackingGoal": {
  "p": {
   "key": [
    "key"
   ]
  }
 },
 "Receipt": {
  "p": {
   "checkout_id": [
    "checkoutId"
   ],
   "total": [
    "total",
    "Money"
   ],
   "wallet_amount": [
    "walletAmount",
    "Money"
   ],
   "deposit_amount": [
    "depositAmount",
    "Money"
   ],
   "deposit_source": [
    "depositSource"
   ],
   "extra_deposit_amount": [
    "extraDepositAmount",
    "Money"
   ],
   "created_at": [
    "createdAt"
   ],
   "partner_slug": [
    "partnerSlug"
   ],
   "items": [
    "items",
    {
     "i": "CartItem"
    }
   ],
   "order_ids": [
    "orderIds"
   ],
   "tracking_data": [
    "trackingData",
    {
     "p": {
      "products": [
       "products",
       {
        "i": "ReceiptTrackingProduct"
       }
      ],
      "goals": [
       "goals",
       {
        "i": "ReceiptTrackingGoal"
       }
      ],
      "membership": [
       "membership",
       {
        "p": {
         "program": [
          "program"
         ],
         "old_status": [
          "oldStatus"
         ],
         "old_tier": [
          "oldTier"
         ]
        }
       }
      ]
     }
    }
   ]
  }
 },
 "ReceiptEnvelope": {
  "p": {
   "result": [
    "result",
    "Receipt"
   ]
  }
 },
 "DepositPurchaseRequest": {
  "p": {
   "deposit": [
    "deposit",
    "DepositRequest"
   ],
   "purchase": [
    "purchase",
    "PurchaseData"
   ],
   "cart_revision": [
    "cartRevision"
   ],
   "expected_total": [
    "expectedTotal",
    "Money"
   ]
  }
 },
 "DepositPurchaseResult": {
  "p": {
   "deposit": [
    "deposit",
    "Deposit"
   ],
   "receipt": [
    "receipt",
    "Receipt"
   ],
   "checkout_id": [
    "checkoutId"
   ]
  }
 },
 "DepositPurchaseEnvelope": {
  "p": {
   "result": [
    "result",
    "DepositPurchaseResult"
   ]
  }
 },
 "PaymentMethodsEnvelope": {
  "p": {
   "result": [
    "result",
    {
     "m": "PaymentMethod"
    }
   ]
  }
 },
 "CardGatewaysResponse": {
  "p": {
   "available_card_gateways": [
    "availableCardGateways"
   ]
  }
 },
 "CardGatewaysEnvelope": {
  "p": {
   "result": [
    "result",
    "CardGatewaysResponse"
   ]
  }
 },
 "BankAccount": {
  "p": {
   "code": [
    "code"
   ],
   "account_number": [
    "accountNumber"
   ],
   "account_name": [
    "accountName"
   ],
   "type": [
    "type"
   ]
  }
 },
 "FundEnvelope": {
  "p": {
   "result": [
    "result",
    "Fund"
   ]
  }
 },
 "StripeSetup": {
  "p": {
   "setup_intent_id": [
    "setupIntentId"
   ],
   "client_secret": [
    "clientSecret"
   ]
  }
 },
 "StripeSetupEnvelope": {
  "p": {
   "result": [
    "result",
    "StripeSetup"
   ]
  }
 },
 "PayPalForm": {
  "p": {
   "payment_method_nonce": [
    "paymentMethodNonce"
   ],
   "device_data": [
    "deviceData"
   ]
  }
 },
 "GatewayDetails": {
  "p": {
   "key": [
    "key"
   ],
   "environment": [
    "environment"
   ],
   "csc_required": [
    "cscRequired"
   ],
   "three_d_secure": [
    "threeDSecure"
   ],
   "hosted_fields_url": [
    "hostedFieldsUrl"
   ],
   "client_token": [
    "clientToken"
   ],
   "paypal_url": [
    "paypalUrl"
   ],
   "publishable_key": [
    "publishableKey"
   ]
  }
 },
 "GatewayDetailsEnvelope": {
  "p": {
   "result": [
    "result",
    "GatewayDetails"
   ]
  }
 },
 "DepositAuthorisation": {
  "p": {
   "deposit_id": [
    "depositId"
   ],
   "cres": [
    "cres"
   ]
  }
 },
 "CardForm": {
  "p": {
   "cardholder_name": [
    "cardholderName"
   ],
   "payment_token": [
    "paymentToken"
   ],
   "expiry_month": [
    "expiryMonth"
   ],
   "expiry_year": [
    "expiryYear"
   ],
   "last_four": [
    "lastFour"
   ],
   "brand": [
    "brand"
   ],
   "csc": [
    "csc"
   ],
   "device_data": [
    "deviceData"
   ],
   "setup_intent_id": [
    "setupIntentId"
   ],
   "with_deposit": [
    "withDeposit"
   ],
   "make_default": [
    "makeDefault"
   ]
  }
 },
 "OrderDraw": {
  "p": {
   "draw_id": [
    "drawId"
   ],
   "draw_no": [
    "drawNo"
   ],
   "status": [
    "status"
   ],
   "purchase_status": [
    "purchaseStatus"
   ],
   "stop": [
    "stop"
   ],
   "draw_date": [
    "drawDate"
   ],
   "is_drawn_when_sold_out": [
    "isDrawnWhenSoldOut"
   ],
   "prize_pool": [
    "prizePool"
   ],
   "is_prize_pool_unknown": [
    "isPrizePoolUnknown"
   ],
   "winnings": [
    "winnings",
    "Money"
   ]
  }
 },
 "OrderGame": {
  "p": {
   "numbers": [
    "numbers",
    "Game"
   ],
   "matched": [
    "matched",
    "NumbersBySet"
   ],
   "division": [
    "division"
   ],
   "wins": [
    "wins",
    {
     "i": "DivisionWin"
    }
   ],
   "prize": [
    "prize",
    "Money"
   ]
  }
 },
 "OrderDrawDetails": {
  "p": {
   "draw_no": [
    "drawNo"
   ],
   "draw_numbers": [
    "drawNumbers",
    "NumbersBySet"
   ],
   "games": [
    "games",
    {
     "i": "OrderGame"
    }
   ],
   "notes": [
    "notes"
   ],
   "seed_hash": [
    "seedHash"
   ],
   "verification": [
    "verification",
    "DrawVerification"
   ]
  }
 },
 "Order": {
  "p": {
   "id": [
    "id"
   ],
   "checkout_id": [
    "checkoutId"
   ],
   "product_type": [
    "productType"
   ],
   "product_offer_key": [
    "productOfferKey"
   ],
   "offer_name": [
    "offerName"
   ],
   "feature_image": [
    "featureImage"
   ],
   "description": [
    "description"
   ],
   "status": [
    "status"
   ],
   "game_type": [
    "gameType"
   ],
   "game_offer": [
    "gameOffer"
   ],
   "game_offer_name": [
    "gameOfferName"
   ],
   "standard_games": [
    "standardGames"
   ],
   "quickpick": [
    "quickpick"
   ],
   "games": [
    "games",
    {
     "i": "Game"
    }
   ],
   "made_from": [
    "madeFrom",
    "Game"
   ],
   "num_games": [
    "numGames"
   ],
   "draws": [
    "draws",
    {
     "i": "OrderDraw"
    }
   ],
   "price": [
    "price",
    "Money"
   ],
   "paid_by": [
    "paidBy"
   ],
   "winnings": [
    "winnings",
    "Money"
   ],
   "prize_reversal": [
    "prizeReversal",
    {
     "p": {
      "amount": [
       "amount",
       "Money"
      ],
      "reason": [
       "reason"
      ],
      "reversed_at": [
       "reversedAt"
      ]
     }
    }
   ],
   "books": [
    "books"
   ],
   "num_raffle_tickets": [
    "numRaffleTickets"
   ],
   "cause_key": [
    "causeKey"
   ],
   "cause_name": [
    "causeName"
   ],
   "show_winner_name": [
    "showWinnerName"
   ],
   "ticket_runs": [
    "ticketRuns",
    {
     "i": "TicketRun"
    }
   ],
   "ticket_wins": [
    "ticketWins",
    {
     "i": "TicketWin"
    }
   ],
   "syndicate": [
    "syndicate",
    {
     "p": {
      "syndicate_key": [
       "syndicateKey"
      ],
      "syndicate_name": [
       "syndicateName"
      ],
      "num_shares": [
       "numShares"
      ],
      "size": [
       "size"
      ],
      "shares_left": [
       "sharesLeft"
      ],
      "ticket_winnings": [
       "ticketWinnings",
       "Money"
      ]
     }
    }
   ],
   "session_id": [
    "sessionId"
   ],
   "returned": [
    "returned",
    "Money"
   ],
   "recurring_purchase_id": [
    "recurringPurchaseId"
   ],
   "purchased_at": [
    "purchasedAt"
   ],
   "details": [
    "details",
    {
     "i": "OrderDrawDetails"
    }
   ]
  }
 },
 "OrdersEnvelope": {
  "p": {
   "result": [
    "result",
    {
     "i": "Order"
    }
   ],
   "page_info": [
    "pageInfo",
    "PageInfo"
   ]
  }
 },
 "RecommendedOrder": {
  "p": {
   "id": [
    "id"
   ],
   "product_offer_key": [
    "productOfferKey"
   ],
   "draw_no": [
    "drawNo"
   ],
   "game_offer": [
    "gameOffer"
   ],
   "num_games": [
    "numGames"
   ],
   "price": [
    "price",
    "Money"
   ]
  }
 },
 "RecommendedOrdersEnvelope": {
  "p": {
   "result": [
    "result",
    {
     "i": "RecommendedOrder"
    }
   ]
  }
 },
 "OrderEnvelope": {
  "p": {
   "result": [
    "result",
    "Order"
   ]
  }
 },
 "WithdrawableFundsEnvelope": {
  "p": {
   "result": [
    "result",
    "Money"
   ]
  }
 },
 "WithdrawalRequest": {
  "p": {
   "amount": [
    "amount"
   ],
   "bank_type": [
    "bankType"
   ],
   "method": [
    "method"
   ],
   "closing": [
    "closing"
   ],
   "password": [
    "password"
   ],
   "reason": [
    "reason"
   ],
   "comment": [
    "comment"
   ]
  }
 },
 "WithdrawalResult": {
  "p": {
   "id": [
    "id"
   ]
  }
 },
 "WithdrawalResultEnvelope": {
  "p": {
   "result": [
    "result",
    "WithdrawalResult"
   ]
  }
 },
 "Withdrawal": {
  "p": {
   "id": [
    "id"
   ],
   "transaction_id": [
    "transactionId"
   ],
   "status": [
    "status"
   ],
   "amount": [
    "amount",
    "Money"
   ],
   "method_code": [
    "methodCode"
   ],
   "closing": [
    "closing"
   ],
   "instant": [
    "instant"
   ],
   "fund": [
    "fund",
    "Fund"
   ],
   "created_at": [
    "createdAt"
   ],
   "paid_at": [
    "paidAt"
   ]
  }
 },
 "WithdrawalEnvelope": {
  "p": {
   "result": [
    "result",
    "Withdrawal"
   ]
  }
 },
 "Transaction": {
  "p": {
   "id": [
    "id"
   ],
   "type": [
    "type"
   ],
   "amount": [
    "amount",
    "Money"
   ],
   "balance_after": [
    "balanceAfter",
    "Money"
   ],
   "status": [
    "status"
   ],
   "description": [
    "description"
   ],
   "deposit_id": [
    "depositId"
   ],
   "withdrawal_id": [
    "withdrawalId"
   ],
   "checkout_id": [
    "checkoutId"
   ],
   "product_offer_key": [
    "productOfferKey"
   ],
   "draw_no": [
    "drawNo"
   ],
   "created_at": [
    "createdAt"
   ]
  }
 },
 "TransactionsEnvelope": {
  "p": {
   "result": [
    "result",
    {
     "i": "Transaction"
    }
   ],
   "page_info": [
    "pageInfo",
    "PageInfo"
   ]
  }
 },
 "TransactionEnvelope": {
  "p": {
   "result": [
    "result",
    "Transaction"
   ]
  }
 },
 "SpendLimitsEnvelope": {
  "p": {
   "result": [
    "result",
    "SpendLimits"
   ]
  }
 },
 "LimitForm": {
  "p": {
   "limit": [
    "limit"
   ]
  }
 },
 "SpendLimitEnvelope": {
  "p": {
   "result": [
    "result",
    "SpendLimit"
   ]
  }
 },
 "PrecommitmentEnvelope": {
  "p": {
   "result": [
    "result",
    "PrecommitmentLimit"
   ]
  }
 },
 "RecurringFund": {
  "p": {
   "kind": [
    "kind"
   ],
   "id": [
    "id"
   ],
   "brand": [
    "brand"
   ],
   "last_four": [
    "lastFour"
   ]
  }
 },
 "RecurringPurchaseAttempt": {
  "p": {
   "status": [
    "status"
   ],
   "at": [
    "at"
   ],
   "fund_kind": [
    "fundKind"
   ],
   "price": [
    "price",
    "Money"
   ],
   "draw_at": [
    "drawAt"
   ],
   "reason": [
    "reason"
   ],
   "order_id": [
    "orderId"
   ],
   "retry_at": [
    "retryAt"
   ]
  }
 },
 "RecurringPurchase": {
  "p": {
   "id": [
    "id"
   ],
   "autoplay_id": [
    "autoplayId"
   ],
   "type": [
    "type"
   ],
   "status": [
    "status"
   ],
   "paused_until": [
    "pausedUntil"
   ],
   "skipped_on": [
    "skippedOn"
   ],
   "resume_blocked_by": [
    "resumeBlockedBy"
   ],
   "product_type": [
    "productType"
   ],
   "product_offer_key": [
    "productOfferKey"
   ],
   "lottery_id": [
    "lotteryId"
   ],
   "description": [
    "description"
   ],
   "offer_name": [
    "offerName"
   ],
   "quickpick": [
    "quickpick"
   ],
   "games": [
    "games",
    {
     "i": "Game"
    }
   ],
   "days": [
    "days"
   ],
   "number_of_games": [
    "numberOfGames"
   ],
   "number_of_tickets": [
    "numberOfTickets"
   ],
   "number_of_shares": [
    "numberOfShares"
   ],
   "session_id": [
    "sessionId"
   ],
   "game_offer": [
    "gameOffer"
   ],
   "game_offer_name": [
    "gameOfferName"
   ],
   "cause_key": [
    "causeKey"
   ],
   "cause_name": [
    "causeName"
   ],
   "minimum_jackpot_amount": [
    "minimumJackpotAmount",
    "Money"
   ],
   "default_fund": [
    "defaultFund",
    "RecurringFund"
   ],
   "last_attempt_status": [
    "lastAttemptStatus"
   ],
   "price": [
    "price",
    "Money"
   ],
   "new_price": [
    "newPrice",
    "Money"
   ],
   "new_price_from": [
    "newPriceFrom"
   ],
   "frequency": [
    "frequency"
   ],
   "billing_period": [
    "billingPeriod"
   ],
   "next_draw_at": [
    "nextDrawAt"
   ],
   "draw_encoded_ids": [
    "drawEncodedIds"
   ],
   "next_charge_on": [
    "nextChargeOn"
   ],
   "first_order_id": [
    "firstOrderId"
   ],
   "attempts": [
    "attempts",
    {
     "i": "RecurringPurchaseAttempt"
    }
   ],
   "membership_key": [
    "membershipKey"
   ],
   "membership_name": [
    "membershipName"
   ],
   "membership_offer_key": [
    "membershipOfferKey"
   ],
   "membership_offer_name": [
    "membershipOfferName"
   ]
  }
 },
 "RecurringPurchasesEnvelope": {
  "p": {
   "result": [
    "result",
    {
     "i": "RecurringPurchase"
    }
   ],
   "page_info": [
    "pageInfo",
    "PageInfo"
   ]
  }
 },
 "ComingCharge": {
  "p": {
   "key": [
    "key"
   ],
   "source_id": [
    "sourceId"
   ],
   "kind": [
    "kind"
   ],
   "description": [
    "description"
   ],
   "offer_name": [
    "offerName"
   ],
   "charge_at": [
    "chargeAt"
   ],
   "draw_at": [
    "drawAt"
   ],
   "price": [
    "price",
    "Money"
   ],
   "fund": [
    "fund",
    "RecurringFund"
   ],
   "minimum_jackpot_amount": [
    "minimumJackpotAmount",
    "Money"
   ]
  }
 },
 "ComingChargesEnvelope": {
  "p": {
   "result": [
    "result",
    {
     "i": "ComingCharge"
    }
   ]
  }
 },
 "OwedScheduledPurchase": {
  "p": {
   "id": [
    "id"
   ],
   "order_id": [
    "orderId"
   ],
   "description": [
    "description"
   ],
   "price": [
    "price",
    "Money"
   ]
  }
 },
 "PaymentResolution": {
  "p": {
   "id": [
    "id"
   ],
   "fund_source": [
    "fundSource"
   ],
   "fund_kind": [
    "fundKind"
   ],
   "failure_kind": [
    "failureKind"
   ],
   "owed": [
    "owed",
    "Money"
   ],
   "lacking": [
    "lacking",
    "Money"
   ],
   "blocked_by": [
    "blockedBy"
   ],
   "recurring_purchases": [
    "recurringPurchases",
    {
     "i": "RecurringPurchase"
    }
   ],
   "scheduled_purchases": [
    "scheduledPurchases",
    {
     "i": "OwedScheduledPurchase"
    }
   ]
  }
 },
 "PaymentResolutionsEnvelope": {
  "p": {
   "result": [
    "result",
    {
     "i": "PaymentResolution"
    }
   ]
  }
 },
 "RecurringSyncRequest": {
  "p": {
   "recurring_purchase_ids": [
    "recurringPurchaseIds"
   ],
   "fund_id": [
    "fundId"
   ]
  }
 },
 "RecurringAttempt": {
  "p": {
   "recurring_purchase_id": [
    "recurringPurchaseId"
   ],
   "attempt_status": [
    "attemptStatus"
   ],
   "debt_paid": [
    "debtPaid",
    "Money"
   ]
  }
 },
 "RecurringSyncEnvelope": {
  "p": {
   "result": [
    "result",
    {
     "i": "RecurringAttempt"
    }
   ]
  }
 },
 "RecurringPurchaseEnvelope": {
  "p": {
   "result": [
    "result",
    "RecurringPurchase"
   ]
  }
 },
 "SubscriptionUpdateRequest": {
  "p": {
   "game_offer": [
    "gameOffer"
   ],
   "cause_key": [
    "causeKey"
   ],
   "num_games": [
    "numGames"
   ]
  }
 },
 "RecurringStatusRequest": {
  "p": {
   "status": [
    "status"
   ],
   "paused_until": [
    "pausedUntil"
   ]
  }
 },
 "AutoplayUpdateRequest": {
  "p": {
   "game_offer": [
    "gameOffer"
   ],
   "cause_key": [
    "causeKey"
   ],
   "num_games": [
    "numGames"
   ],
   "num_shares": [
    "numShares"
   ],
   "description": [
    "description"
   ],
   "days": [
    "days"
   ]
  }
 },
 "MinimumJackpotForm": {
  "p": {
   "minimum_jackpot_amount": [
    "minimumJackpotAmount"
   ]
  }
 },
 "QuickpickForm": {
  "p": {
   "quickpick": [
    "quickpick"
   ]
  }
 },
 "PauseRequest": {
  "p": {
   "paused_until": [
    "pausedUntil"
   ]
  }
 },
 "ScheduledPurchase": {
  "p": {
   "encoded_id": [
    "encodedId"
   ],
   "status": [
    "status"
   ],
   "kind": [
    "kind"
   ],
   "item": [
    "item",
    "CartItem"
   ],
   "scheduled_for": [
    "scheduledFor"
   ],
   "price": [
    "price",
    "Money"
   ],
   "order_id": [
    "orderId"
   ],
   "failure": [
    "failure",
    {
     "p": {
      "reason": [
       "reason"
      ],
      "retry_at": [
       "retryAt"
      ],
      "lacking": [
       "lacking",
       "Money"
      ],
      "blocked_by": [
       "blockedBy"
      ]
     }
    }
   ]
  }
 },
 "ScheduledPurchasesEnvelope": {
  "p": {
   "result": [
    "result",
    {
     "i": "ScheduledPurchase"
    }
   ]
  }
 },
 "ScheduledPurchaseEnvelope": {
  "p": {
   "result": [
    "result",
    "ScheduledPurchase"
   ]
  }
 }
};
