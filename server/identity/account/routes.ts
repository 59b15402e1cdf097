import { accountRoutes } from '@/contract/account/profile/profile'
import { accountSchemas } from '@/contract/account/profile/profile.schema'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { may } from '@/server/kernel/http/permission'
import { createRouter, type HandlerContext } from '@/server/kernel/http/router'
import { requireSamePage } from '@/server/kernel/http/same-page'
import { staffPreview } from '@/server/kernel/http/staff-preview'

import { changeEmail, confirmEmail, sendVerification } from './email'
import { acceptInvitation, checkInvitation, joinStaff } from './staff-invitations'
import { checkFirstAdmin, makeFirstAdmin } from './first-admin'
import { logIn, logInSilently } from './log-in'
import { endOtherSessions, endSession, listSessions, logOut } from './own-sessions'
import { changePassword, checkReset, forgotPassword, resetPassword, setPassword } from './passwords'
import { saveProfile, toggleUnit } from './profile'
import { findUserByPublicId } from './queries'
import { register } from './register'
import { reauthenticate, requireUser } from './require-user'
import { confirmSecondFactor, endSecondFactor, startSecondFactor } from './second-factor'
import { listSocials, logInBySocial } from './social-login'
import { publicAnswer, userAnswer } from './user-answer'

async function leave(context: HandlerContext<'own'>) {
  requireSamePage(context)
  await logOut(context, context.token)
  return { data: {} }
}

async function toggle(context: HandlerContext) {
  requireSamePage(context)
  return { data: { unit: await toggleUnit(context, context.caller) } }
}

async function me(context: HandlerContext) {
  const data = userAnswer(await requireUser(context, context.caller), context)
  return { data, cookies: staffPreview(context.caller, context.header('cookie')) }
}

export const accountRouter = createRouter(accountRoutes, accountSchemas)
  .on('login', (context) => logIn(context, context.body, context))
  .on('userLogin', (context) => logInSilently(context, context.body, context))
  .on('register', (context) => register(context, context.body, context))
  .on('logout', leave)
  .on('logoutByPost', leave)
  .on('changePassword', (context) =>
    changePassword(context, context.body, { caller: context.caller, browser: context }),
  )
  .on('setPassword', (context) =>
    setPassword(context, context.body, { caller: context.caller, browser: context }),
  )
  .on('socials', (context) => ({ data: listSocials(context) }))
  .on('socialLogin', (context) => logInBySocial(context, context.body, context))
  .on('forgotPassword', async (context) => {
    await forgotPassword(context, context.body.email, context)
    return { data: {}, message: 'If there’s an account with this address, it will get an email.' }
  })
  .on('checkReset', async (context) => {
    await checkReset(context, context.query, context)
    return { data: {} }
  })
  .on('resetPassword', async (context) => {
    await resetPassword(context, context.body, context)
    return { data: {} }
  })
  .on('me', me)
  .on('userInfo', async ({ db, params, caller: visitor }) => {
    const user = await findUserByPublicId(db, params.id)
    if (!user) throw new DomainError('user_not_found', 'No such user.')
    const isOwn = visitor?.userId === user.id
    const maySeeAll = isOwn || may(visitor, 'customers.read')
    return { data: publicAnswer(user, maySeeAll) }
  })
  .on('setUnit', toggle)
  .on('setUnitByPost', toggle)
  .on('profile', async (context) => ({
    data: userAnswer(await saveProfile(context, context.caller, context.body), context),
  }))
  .on('changeEmail', async (context) => ({
    data: userAnswer(await changeEmail(context, context.body, context.caller), context),
  }))
  .on('sendVerification', async (context) => {
    await sendVerification(context, context.caller)
    return { data: {} }
  })
  .on('confirmEmail', async (context) => ({
    data: await confirmEmail(context, context.body.token, context),
  }))
  .on('sessions', async (context) => ({ data: await listSessions(context, context.caller) }))
  .on('endSession', async (context) => {
    await endSession(context, context.caller, context.params.id)
    return { data: {} }
  })
  .on('endOtherSessions', async (context) => ({
    data: { ended: await endOtherSessions(context, context.caller) },
  }))
  .on('startSecondFactor', async (context) => {
    const { caller, body } = context
    const user = await reauthenticate(context, { caller, password: body.password })
    return { data: await startSecondFactor(context, user) }
  })
  .on('confirmSecondFactor', async (context) => {
    const user = await requireUser(context, context.caller)
    const { caller, body } = context
    const confirming = { user, code: body.code, sessionId: caller.sessionId, browser: context }
    return { data: await confirmSecondFactor(context, confirming) }
  })
  .on('endSecondFactor', async (context) => {
    const user = await requireUser(context, context.caller)
    await endSecondFactor(context, { user, code: context.body.code, browser: context })
    return me(context)
  })
  .on('checkFirstAdmin', async (context) => {
    await checkFirstAdmin(context, context.query.token, context)
    return { data: {} }
  })
  .on('checkInvitation', async (context) => ({
    data: await checkInvitation(context, context.query.token, context),
  }))
  .on('joinStaff', async (context) => ({
    data: await joinStaff(context, context.caller.userId, {
      ...context.body,
      ipBlock: context.ipBlock,
    }),
  }))
  .on('acceptInvitation', (context) => acceptInvitation(context, context.body, context))
  .on('makeFirstAdmin', (context) => makeFirstAdmin(context, context.body, context))
