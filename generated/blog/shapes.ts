// Written by `npm run generate` from openapi/. Do not edit.
import type { Shapes } from "#openapi/shared/keys.ts";

export const shapes: Shapes = {
 "BlogCategory": {
  "p": {
   "slug": [
    "slug"
   ],
   "name": [
    "name"
   ]
  }
 },
 "BlogPost": {
  "p": {
   "slug": [
    "slug"
   ],
   "title": [
    "title"
   ],
   "excerpt": [
    "excerpt"
   ],
   "body": [
    "body"
   ],
   "category": [
    "category",
    "BlogCategory"
   ],
   "cause": [
    "cause"
   ],
   "image": [
    "image"
   ],
   "published_at": [
    "publishedAt"
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
 "BlogPostsEnvelope": {
  "p": {
   "result": [
    "result",
    {
     "i": "BlogPost"
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
 "BlogPostEnvelope": {
  "p": {
   "result": [
    "result",
    "BlogPost"
   ]
  }
 },
 "BlogCategoriesEnvelope": {
  "p": {
   "result": [
    "result",
    {
     "i": "BlogCategory"
    }
   ]
  }
 }
};
