// Written by `npm run generate` from openapi/. Do not edit.
import type { Shapes } from "#openapi/shared/keys.ts";

export const shapes: Shapes = {
 "MembershipSection": {
  "p": {
   "heading": [
    "heading"
   ],
   "body": [
    "body"
   ],
   "image": [
    "image"
   ],
   "label": [
    "label"
   ],
   "href": [
    "href"
   ],
   "terms_href": [
    "termsHref"
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
 "MembershipDeposit": {
  "p": {
   "heading": [
    "heading"
   ],
   "body": [
    "body"
   ],
   "minimum_amount": [
    "minimumAmount",
    "Money"
   ]
  }
 },
 "MembershipTierOffer": {
  "p": {
   "tier": [
    "tier"
   ],
   "heading": [
    "heading"
   ],
   "benefits": [
    "benefits"
   ],
   "membership_key": [
    "membershipKey"
   ],
   "price": [
    "price",
    "Money"
   ],
   "offers": [
    "offers",
    {
     "i": {
      "p": {
       "key": [
        "key"
       ],
       "name": [
        "name"
       ],
       "billing_period": [
        "billingPeriod"
       ],
       "price": [
        "price",
        "Money"
       ]
      }
     }
    }
   ]
  }
 },
 "MembershipFaq": {
  "p": {
   "heading": [
    "heading"
   ],
   "items": [
    "items",
    {
     "i": {
      "p": {
       "question": [
        "question"
       ],
       "answer": [
        "answer"
       ]
      }
     }
    }
   ]
  }
 },
 "MembershipDiscount": {
  "p": {
   "key": [
    "key"
   ],
   "heading": [
    "heading"
   ],
   "body": [
    "body"
   ],
   "image": [
    "image"
   ],
   "tier": [
    "tier"
   ]
  }
 },
 "MembershipLink": {
  "p": {
   "label": [
    "label"
   ],
   "href": [
    "href"
   ]
  }
 },
 "MembershipConfig": {
  "p": {
   "title_content": [
    "titleContent",
    "MembershipSection"
   ],
   "opt_in": [
    "optIn",
    "MembershipSection"
   ],
   "deposit": [
    "deposit",
    "MembershipDeposit"
   ],
   "membership_tiers": [
    "membershipTiers",
    {
     "i": "MembershipTierOffer"
    }
   ],
   "daily": [
    "daily",
    "MembershipSection"
   ],
   "monthly": [
    "monthly",
    "MembershipSection"
   ],
   "special": [
    "special",
    "MembershipSection"
   ],
   "manage_membership": [
    "manageMembership",
    "MembershipSection"
   ],
   "past_winners": [
    "pastWinners",
    "MembershipSection"
   ],
   "faq": [
    "faq",
    "MembershipFaq"
   ],
   "eligible_pricing_ids": [
    "eligiblePricingIds"
   ],
   "discounts": [
    "discounts",
    {
     "i": "MembershipDiscount"
    }
   ],
   "navigation_items": [
    "navigationItems",
    {
     "i": "MembershipLink"
    }
   ],
   "footer_disclaimer": [
    "footerDisclaimer"
   ],
   "join_all": [
    "joinAll",
    "MembershipSection"
   ],
   "join_premium": [
    "joinPremium",
    "MembershipSection"
   ],
   "member_overview": [
    "memberOverview",
    "MembershipSection"
   ]
  }
 },
 "MembershipConfigEnvelope": {
  "p": {
   "result": [
    "result",
    "MembershipConfig"
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
 "UpcomingDraw": {
  "p": {
   "draw_id": [
    "drawId"
   ],
   "entry_status": [
    "entryStatus"
   ],
   "number_of_entries_text": [
    "numberOfEntriesText"
   ]
  }
 },
 "MembershipCustomer": {
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
   "eligibility": [
    "eligibility"
   ],
   "locked": [
    "locked"
   ],
   "show_winner_name": [
    "showWinnerName"
   ],
   "premium_until": [
    "premiumUntil"
   ],
   "upcoming_draws": [
    "upcomingDraws",
    {
     "i": "UpcomingDraw"
    }
   ]
  }
 },
 "MembershipCustomerEnvelope": {
  "p": {
   "result": [
    "result",
    "MembershipCustomer"
   ]
  }
 },
 "MembershipUpdateRequest": {
  "p": {
   "membership_program": [
    "membershipProgram"
   ],
   "membership_status": [
    "membershipStatus"
   ],
   "metadata": [
    "metadata",
    {
     "m": {}
    }
   ],
   "show_winner_name": [
    "showWinnerName"
   ]
  }
 },
 "MembershipBenefits": {
  "p": {
   "sso_url": [
    "ssoUrl"
   ]
  }
 },
 "MembershipBenefitsEnvelope": {
  "p": {
   "result": [
    "result",
    "MembershipBenefits"
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
 "Giveaway": {
  "p": {
   "giveaway_type": [
    "giveawayType"
   ],
   "draw_number": [
    "drawNumber"
   ],
   "draw_id": [
    "drawId"
   ],
   "status": [
    "status"
   ],
   "prize": [
    "prize"
   ],
   "entry_status": [
    "entryStatus"
   ],
   "entries": [
    "entries"
   ],
   "winners": [
    "winners",
    {
     "i": "Winner"
    }
   ],
   "own_win": [
    "ownWin"
   ],
   "draw_date": [
    "drawDate"
   ],
   "seed_hash": [
    "seedHash"
   ],
   "entries_hash": [
    "entriesHash"
   ],
   "total_entries": [
    "totalEntries"
   ],
   "seed": [
    "seed"
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
 "GiveawaysEnvelope": {
  "p": {
   "result": [
    "result",
    {
     "i": "Giveaway"
    }
   ],
   "page_info": [
    "pageInfo",
    "PageInfo"
   ]
  }
 },
 "GiveawayEnvelope": {
  "p": {
   "result": [
    "result",
    "Giveaway"
   ]
  }
 },
 "DrawEntryRequest": {
  "p": {
   "entry_status": [
    "entryStatus"
   ]
  }
 },
 "UpcomingDrawEnvelope": {
  "p": {
   "result": [
    "result",
    "UpcomingDraw"
   ]
  }
 }
};
