/** Every visible sentence about passkeys, authenticator apps and recovery codes. */
export const factorMessages = {
  step: {
    title: 'One more step',
    lead: 'Confirm that it is you.',
    ways: {
      passkey: 'Use a passkey',
      totp: 'Use a code of your app',
      recovery: 'Use a recovery code',
    },
    passkey: 'Continue with a passkey',
    waiting: 'Waiting for your device…',
    totp: 'Code of your authenticator app',
    totpHint: 'Six digits; a new code appears every 30 seconds.',
    recovery: 'Recovery code',
    recoveryHint: 'One of the ten that you kept. Each works once.',
    submit: 'Log in',
    submitting: 'Checking…',
    other: 'Other ways',
    lost: 'No way left? An admin of your team can reset your second factor.',
    again: 'Begin again',
    expired: 'That took too long. Log in again.',
  },

  enrol: {
    title: 'Protect your login',
    lead: 'Your role needs a second step beside the password. Choose one; you can add others later.',
    passkey: 'Passkey',
    passkeyText:
      'Fingerprint, face or PIN of this device, or a security key. Nothing to type, and no fake page can ask for it.',
    app: 'Authenticator app',
    appText: 'An app on your phone shows a code of six digits that you type at each login.',
    choose: 'Set up',
    back: 'Choose another way',
  },

  passkey: {
    name: 'Name of this passkey',
    nameHint: 'So that you recognise it, such as “Laptop at the desk”.',
    initial: 'This device',
    add: 'Make the passkey',
    adding: 'Waiting for your device…',
    unsupported: 'This browser can’t use passkeys here. Use an authenticator app, or another browser.',
    canceled: 'Your device has not confirmed. Try again, or use another way.',
    known: 'This device has a passkey for your account already.',
    failed: 'Your device could not do that. Try again, or use another way.',
  },

  app: {
    scan: 'Scan this picture with your authenticator app',
    picture: 'QR code for the authenticator app',
    secret: 'Or type this key into the app',
    code: 'Code that the app shows now',
    confirm: 'Confirm the app',
    confirming: 'Checking…',
    renew: 'Show a new picture',
  },

  codes: {
    title: 'Keep your recovery codes',
    text: 'They log you in when your phone or laptop is lost. Each works once. They are shown only now: print them or put them into a password manager.',
    copy: 'Copy',
    copied: 'Recovery codes copied',
    copyFailed: 'They could not be copied. Select them, or save the file.',
    save: 'Save as a file',
    file: 'recovery-codes.txt',
    label: 'Recovery codes',
    kept: 'I have kept them',
  },

  proof: {
    title: 'Confirm that it is you',
    text: 'This changes who may do what. Your password or a second factor is needed again.',
    password: 'Password',
    submit: 'Confirm',
    submitting: 'Checking…',
    back: 'Back',
    usePassword: 'Use the password',
    missing: 'Nothing was changed: confirm first that it is you.',
  },
} as const
