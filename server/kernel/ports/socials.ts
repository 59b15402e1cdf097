export interface SocialPerson {
  /** The provider's id for the person, which is the key of the login. */
  id: string
  email: string | null
  isEmailVerified: boolean
  name: string
  lastName: string
}

export interface SocialProvider {
  name: 'google' | 'facebook'
  title: string
  /** Returns the URL of the consent page, which redirects to `returnUrl` with a token fragment. */
  authorizeUrl(returnUrl: string): string
  /** Returns the owner of a token, or null unless it is valid and issued for this shop (audience). */
  verify(accessToken: string): Promise<SocialPerson | null>
}

type Environment = Record<string, string | undefined>

function environment(): Environment {
  return {
    GOOGLE_CLIENT_ID: process.env.GOOGLE_CLIENT_ID,
    FACEBOOK_APP_ID: process.env.FACEBOOK_APP_ID,
    FACEBOOK_APP_SECRET: process.env.FACEBOOK_APP_SECRET,
  }
}

export function socialsFromEnvironment(env: Environment = environment()): SocialProvider[] {
  const google = env.GOOGLE_CLIENT_ID
    ? [googleProvider(env.GOOGLE_CLIENT_ID, env.GOOGLE_API_URL ?? 'https://www.googleapis.com')]
    : []
  const facebook =
    env.FACEBOOK_APP_ID && env.FACEBOOK_APP_SECRET
      ? [
          facebookProvider(
            { id: env.FACEBOOK_APP_ID, secret: env.FACEBOOK_APP_SECRET },
            env.FACEBOOK_API_URL ?? 'https://graph.facebook.com',
          ),
        ]
      : []
  return [...google, ...facebook]
}

function consentAddress(page: string, query: Record<string, string>): string {
  return `${page}?${new URLSearchParams({ response_type: 'token', ...query }).toString()}`
}

function googleProvider(clientId: string, api: string): SocialProvider {
  return {
    name: 'google',
    title: 'Google',
    authorizeUrl: (redirect_uri) =>
      consentAddress('https://accounts.google.com/o/oauth2/v2/auth', {
        client_id: clientId,
        redirect_uri,
        scope: 'openid email profile',
      }),
    async verify(accessToken) {
      const info = await fetchJson(`${api}/oauth2/v3/tokeninfo`, { access_token: accessToken })
      if (info?.aud !== clientId) return null
      const person = await fetchJson(`${api}/oauth2/v3/userinfo`, { access_token: accessToken })
      // The audience was verified for this token, so both responses must be about the same person.
      if (!person || typeof person.sub !== 'string' || person.sub !== info.sub) return null
      return {
        id: person.sub,
        email: textOr(person.email, null),
        isEmailVerified: String(info.email_verified) === 'true',
        name: textOr(person.given_name, 'Rider'),
        lastName: textOr(person.family_name, ''),
      }
    },
  }
}

function facebookProvider(app: { id: string; secret: string }, api: string): SocialProvider {
  return {
    name: 'facebook',
    title: 'Facebook',
    authorizeUrl: (redirect_uri) =>
      consentAddress('https://www.facebook.com/v23.0/dialog/oauth', {
        client_id: app.id,
        redirect_uri,
        scope: 'email,public_profile',
      }),
    async verify(accessToken) {
      const answer = await fetchJson(`${api}/debug_token`, {
        input_token: accessToken,
        access_token: `${app.id}|${app.secret}`,
      })
      const token = answer?.data as Record<string, unknown> | undefined
      if (token?.is_valid !== true || String(token.app_id) !== app.id) return null
      const person = await fetchJson(`${api}/me`, {
        fields: 'id,email,first_name,last_name',
        access_token: accessToken,
      })
      if (!person || typeof person.id !== 'string' || person.id !== token.user_id) return null
      const email = textOr(person.email, null)
      return {
        id: person.id,
        email,
        // Facebook returns only verified addresses.
        isEmailVerified: email !== null,
        name: textOr(person.first_name, 'Rider'),
        lastName: textOr(person.last_name, ''),
      }
    },
  }
}

const PATIENCE_MS = 10_000

/** Fetches a JSON object; returns null for an error status or any other content. */
async function fetchJson(
  address: string,
  query: Record<string, string>,
): Promise<Record<string, unknown> | null> {
  const response = await fetch(`${address}?${new URLSearchParams(query).toString()}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => null)
  if (!response?.ok) return null
  const body: unknown = await response.json().catch(() => null)
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : null
}

function textOr<Other>(value: unknown, other: Other): string | Other {
  return typeof value === 'string' && value !== '' ? value.slice(0, 254) : other
}
