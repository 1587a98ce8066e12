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
 "NavLink": {
  "p": {
   "key": [
    "key"
   ],
   "label": [
    "label"
   ],
   "route_type": [
    "routeType"
   ],
   "route_name": [
    "routeName"
   ],
   "route_params": [
    "routeParams",
    {
     "m": {}
    }
   ],
   "href": [
    "href"
   ],
   "category": [
    "category"
   ],
   "capability": [
    "capability"
   ],
   "shows_dot": [
    "showsDot"
   ]
  }
 },
 "NavCategory": {
  "p": {
   "category": [
    "category"
   ],
   "label": [
    "label"
   ],
   "links": [
    "links",
    {
     "i": "NavLink"
    }
   ]
  }
 },
 "FooterGroup": {
  "p": {
   "key": [
    "key"
   ],
   "title": [
    "title"
   ],
   "links": [
    "links",
    {
     "i": "NavLink"
    }
   ]
  }
 },
 "Navigation": {
  "p": {
   "primary": [
    "primary",
    {
     "i": "NavLink"
    }
   ],
   "drawer": [
    "drawer",
    {
     "i": "NavCategory"
    }
   ],
   "menu": [
    "menu",
    {
     "i": "FooterGroup"
    }
   ],
   "footer": [
    "footer",
    {
     "i": "FooterGroup"
    }
   ]
  }
 },
 "NavigationEnvelope": {
  "p": {
   "result": [
    "result",
    "Navigation"
   ]
  }
 },
 "ComponentVariants": {
  "m": {}
 },
 "ComponentVariantsEnvelope": {
  "p": {
   "result": [
    "result",
    "ComponentVariants"
   ]
  }
 }
};
