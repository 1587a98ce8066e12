import type { AstroGlobal } from "astro";
import { notFound } from "#site/lib/shell/page.ts";
import { loadSection, type Section } from "#site/lib/shell/section.ts";
import type { Group, Session } from "./parties.ts";

type Invitation = {
  /** Null for a session that everyone may read. */
  group: Group | null;
  groupName: string;
  sessions: Session[];
  /** The token of the link, with which shares of a private group can be bought. */
  token: string | null;
  /** This page, where its forms post to. Null if the token names no group: the link was replaced, or is incomplete. */
  action: string | null;
};

/** The part of the contract's bounds that tokens and ids have. Longer ones name nothing. */
const MAX_LENGTH = 64;

/**
 * Reads what a link invites to: a group by its token, or a session of a public group by its id. Without either, a customer is led
 * to their groups and a visitor to the landing page.
 */
export async function invitationPage(astro: AstroGlobal): Promise<Section<Invitation> | Response> {
  const { gateway, page } = astro.locals;
  const token = astro.url.searchParams.get("token");
  const id = astro.url.searchParams.get("session");
  if (!token && !id) {
    return astro.redirect(page.href(gateway.session.isAuthenticated ? "my-account-lotto-party" : "lotto-party"), 303);
  }
  if ((token ?? id ?? "").length > MAX_LENGTH) return notFound(astro);
  if (token) {
    return loadSection(astro, async ({ lottoParty }) => {
      const group = await lottoParty.groupByToken({ token }).catch((error: unknown) => {
        if (gateway.problemOf(error).status === 404) return null;
        throw error;
      });
      if (!group) return { group, groupName: "Lotto Party", sessions: [], token: null, action: null };
      const { groupName, sessions = [] } = group;
      return { group, groupName, sessions, token, action: page.href("lotto-party-group", {}, { token }) };
    });
  }
  const sessionId = id ?? "";
  return loadSection(astro, async ({ lottoParty }) => {
    const session = await lottoParty.session({ id: sessionId });
    return {
      group: null,
      groupName: session.groupName,
      sessions: [session],
      token: null,
      action: page.href("lotto-party-group", {}, { session: sessionId }),
    };
  });
}
