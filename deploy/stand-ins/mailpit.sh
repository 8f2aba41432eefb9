#!/bin/sh
# Mailpit's program: serves, or with `readyz` says whether the server answers.
[ "${1:-}" = readyz ] || exec node /servers/mailbox.mjs
exec node -e "fetch('http://127.0.0.1:8025/').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"
