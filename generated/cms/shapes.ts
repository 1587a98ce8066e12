// Written by `npm run generate` from openapi/. Do not edit.
import type { Shapes } from "#openapi/shared/keys.ts";

export const shapes: Shapes = {
 "ThemeColour": {
  "p": {
   "light": [
    "light"
   ],
   "dark": [
    "dark"
   ]
  }
 },
 "ThemeFonts": {
  "p": {
   "text": [
    "text"
   ],
   "display": [
    "display"
   ]
  }
 },
 "Theme": {
  "p": {
   "name": [
    "name"
   ],
   "logo": [
    "logo"
   ],
   "colours": [
    "colours",
    {
     "m": "ThemeColour"
    }
   ],
   "fonts": [
    "fonts",
    "ThemeFonts"
   ]
  }
 },
 "ThemeEnvelope": {
  "p": {
   "result": [
    "result",
    "Theme"
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
 "RouteOverride": {
  "p": {
   "path": [
    "path"
   ],
   "label": [
    "label"
   ]
  }
 },
 "RegulationLogo": {
  "p": {
   "name": [
    "name"
   ],
   "image": [
    "image"
   ],
   "href": [
    "href"
   ]
  }
 },
 "SiteConfig": {
  "p": {
   "site_name": [
    "siteName"
   ],
   "site_name_hidden": [
    "siteNameHidden"
   ],
   "indexing_disabled": [
    "indexingDisabled"
   ],
   "locale": [
    "locale"
   ],
   "description": [
    "description"
   ],
   "social_account": [
    "socialAccount"
   ],
   "route_overrides": [
    "routeOverrides",
    {
     "m": "RouteOverride"
    }
   ],
   "regulation_logos": [
    "regulationLogos",
    {
     "i": "RegulationLogo"
    }
   ]
  }
 },
 "SiteConfigEnvelope": {
  "p": {
   "result": [
    "result",
    "SiteConfig"
   ]
  }
 },
 "CmsItem": {
  "p": {
   "id": [
    "id"
   ],
   "collection": [
    "collection"
   ],
   "status": [
    "status"
   ],
   "data": [
    "data",
    {
     "m": {}
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
 "CmsItemsEnvelope": {
  "p": {
   "result": [
    "result",
    {
     "i": "CmsItem"
    }
   ],
   "page_info": [
    "pageInfo",
    "PageInfo"
   ]
  }
 },
 "CmsItemInput": {
  "m": {}
 },
 "CmsItemCreatedEnvelope": {
  "p": {
   "result": [
    "result",
    {
     "p": {
      "id": [
       "id"
      ]
     }
    }
   ]
  }
 },
 "CmsItemEnvelope": {
  "p": {
   "result": [
    "result",
    "CmsItem"
   ]
  }
 },
 "CmsFile": {
  "p": {
   "id": [
    "id"
   ],
   "url": [
    "url"
   ],
   "mime_type": [
    "mimeType"
   ],
   "width": [
    "width"
   ],
   "height": [
    "height"
   ]
  }
 },
 "CmsFileEnvelope": {
  "p": {
   "result": [
    "result",
    "CmsFile"
   ]
  }
 }
};
