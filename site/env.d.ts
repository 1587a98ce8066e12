/// <reference types="astro/client" />

declare namespace App {
  // What site/front.ts hands to every page.
  interface Locals {
    /** This request's door to the gateway: procedures, the form door, the session. */
    gateway: import("#gateway/gateway.ts").GatewayRequest;
    page: import("#site/lib/shell/page-context.ts").PageContext;
  }
}
