#!/bin/sh
# `mc ready local`: whether the object store answers; it refuses strangers with 403.
exec node -e "fetch('http://127.0.0.1:9000/').then((answer) => process.exit(answer.status === 403 ? 0 : 1), () => process.exit(1))"
