#!/bin/sh
# Of wget what a health check needs: whether the address that comes last answers with success.
for address; do :; done
exec node -e "fetch(process.argv[1]).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))" "$address"
