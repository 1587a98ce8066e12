// Written by `npm run generate` from openapi/. Do not edit.
import type { Shapes } from "#openapi/shared/keys.ts";

export const shapes: Shapes = {
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
 "NumbersBySet": {
  "m": {}
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
 "LottoPartyShareholder": {
  "p": {
   "firstname": [
    "firstname"
   ],
   "num_shares": [
    "numShares"
   ]
  }
 },
 "LottoPartySession": {
  "p": {
   "session_id": [
    "sessionId"
   ],
   "group_id": [
    "groupId"
   ],
   "group_name": [
    "groupName"
   ],
   "status": [
    "status"
   ],
   "autosession_status": [
    "autosessionStatus"
   ],
   "invite_all_existing_members": [
    "inviteAllExistingMembers"
   ],
   "product_offer_key": [
    "productOfferKey"
   ],
   "game_offer_key": [
    "gameOfferKey"
   ],
   "num_games": [
    "numGames"
   ],
   "share_price": [
    "sharePrice",
    "Money"
   ],
   "total_shares": [
    "totalShares"
   ],
   "shares_sold": [
    "sharesSold"
   ],
   "closes_at": [
    "closesAt"
   ],
   "draws": [
    "draws",
    {
     "i": "Draw"
    }
   ],
   "game_type": [
    "gameType"
   ],
   "ticket_price": [
    "ticketPrice",
    "Money"
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
   ],
   "details": [
    "details",
    "OrderDrawDetails"
   ],
   "num_games_entered": [
    "numGamesEntered"
   ],
   "returned": [
    "returned",
    "Money"
   ],
   "winnings": [
    "winnings",
    "Money"
   ],
   "is_organiser": [
    "isOrganiser"
   ],
   "members": [
    "members",
    {
     "i": "LottoPartyShareholder"
    }
   ]
  }
 },
 "LottoPartyGroup": {
  "p": {
   "group_id": [
    "groupId"
   ],
   "group_name": [
    "groupName"
   ],
   "publicity_status": [
    "publicityStatus"
   ],
   "token": [
    "token"
   ],
   "organiser_customer_id": [
    "organiserCustomerId"
   ],
   "organiser_has_left": [
    "organiserHasLeft"
   ],
   "member_count": [
    "memberCount"
   ],
   "is_organiser": [
    "isOrganiser"
   ],
   "reminds": [
    "reminds"
   ],
   "sessions": [
    "sessions",
    {
     "i": "LottoPartySession"
    }
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
 "LottoPartyGroupsEnvelope": {
  "p": {
   "result": [
    "result",
    {
     "i": "LottoPartyGroup"
    }
   ],
   "page_info": [
    "pageInfo",
    "PageInfo"
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
 "CreateGroupRequest": {
  "p": {
   "group_name": [
    "groupName"
   ]
  }
 },
 "LottoPartyGroupEnvelope": {
  "p": {
   "result": [
    "result",
    "LottoPartyGroup"
   ]
  }
 },
 "GroupReminderRequest": {
  "p": {
   "reminds": [
    "reminds"
   ]
  }
 },
 "GroupSessionsEnvelope": {
  "p": {
   "result": [
    "result",
    {
     "i": "LottoPartySession"
    }
   ],
   "page_info": [
    "pageInfo",
    "PageInfo"
   ]
  }
 },
 "LottoPartySessionsEnvelope": {
  "p": {
   "result": [
    "result",
    {
     "i": "LottoPartySession"
    }
   ]
  }
 },
 "CreateSessionRequest": {
  "p": {
   "group_id": [
    "groupId"
   ],
   "invite_all_existing_members": [
    "inviteAllExistingMembers"
   ],
   "draw_id": [
    "drawId"
   ],
   "game_offer_key": [
    "gameOfferKey"
   ],
   "num_games": [
    "numGames"
   ],
   "share_price": [
    "sharePrice",
    "Money"
   ],
   "autosession_status": [
    "autosessionStatus"
   ]
  }
 },
 "LottoPartySessionEnvelope": {
  "p": {
   "result": [
    "result",
    "LottoPartySession"
   ]
  }
 },
 "UpdateSessionRequest": {
  "p": {
   "autosession_status": [
    "autosessionStatus"
   ]
  }
 },
 "LottoPartyConfig": {
  "p": {
   "min_share_price": [
    "minSharePrice",
    "Money"
   ],
   "max_shares": [
    "maxShares"
   ],
   "max_group_name_length": [
    "maxGroupNameLength"
   ],
   "lotteries": [
    "lotteries"
   ]
  }
 },
 "LottoPartyConfigEnvelope": {
  "p": {
   "result": [
    "result",
    "LottoPartyConfig"
   ]
  }
 },
 "LottoPartyConfigValueEnvelope": {
  "p": {
   "result": [
    "result",
    {
     "p": {
      "amount": [
       "amount"
      ],
      "currency": [
       "currency"
      ]
     }
    }
   ]
  }
 }
};
