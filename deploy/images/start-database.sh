#!/bin/bash
# Starts a database node: start-database.sh FILE, its part of a plan (node.cnf).
#
# It joins the others. Only the node that GALERA_BEGIN names begins a cluster: when there is none yet, and after all
# nodes were down, with what it has stored. It does not while another node answers: a second cluster would be the end
# of the first.
set -euo pipefail
conf=$1
secrets=${SECRETS:-/run/secrets}
check=${GALERA_CHECK:-/etc/brolga/galera-check.sh}

setting() {
	my_print_defaults --defaults-file="$conf" mariadbd | sed -n "s/^--$1=//p"
}
data=$(setting datadir)
run=$(dirname "$(setting pid-file)")

cluster_answers() {
	local member
	for member in $(setting wsrep_cluster_address | sed 's|^gcomm://||; y|,| |'); do
		if "$check" '' '' "${member%:*}" "$(setting port)"; then
			return 0
		fi
	done
	return 1
}

# A new cluster: the tables of accounts, and the database with its users.
found() {
	mariadb-install-db --no-defaults --datadir="$data" --skip-test-db --auth-root-authentication-method=socket >&2
	sed "s/DATABASE_PASSWORD/$(<"$secrets/database_password")/" "$(dirname "$conf")/database.sql" >"$run/database.sql"
}

# Where a node that did not end by itself had got to: it then needs only what came after.
position() {
	local log=$run/recovered.log
	mariadbd --defaults-file="$conf" --log-error="$log" --wsrep-recover
	sed -n 's/.*Recovered position: *\([^ ]*\).*/\1/p' "$log" | tail -1
}

options=()
if [ "${GALERA_BEGIN:-}" = "$(setting wsrep_node_name)" ] && ! cluster_answers; then
	options+=(--wsrep-new-cluster)
	if [ -e "$data/grastate.dat" ]; then
		sed -i 's/^safe_to_bootstrap:.*/safe_to_bootstrap: 1/' "$data/grastate.dat"
	else
		(umask 077 && found)
		options+=(--init-file="$run/database.sql")
	fi
fi
if [ -e "$data/ibdata1" ] && [ -e "$data/grastate.dat" ]; then
	options+=(--wsrep-start-position="$(position)")
fi
exec mariadbd --defaults-file="$conf" "${options[@]}"
