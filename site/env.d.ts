/// <reference types="astro/client" />

declare namespace App {
  // What site/front.ts hands to every page.
  interface Locals {
    /** The gateway of this request: procedures, forms and the session. */
    gateway: import("#gateway/gateway.ts").GatewayRequest;
    page: import("#site/lib/shell/page-context.ts").PageContext;
  }
}
