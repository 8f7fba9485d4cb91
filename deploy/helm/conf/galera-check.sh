#!/bin/sh
# Whether a database node is well; haproxy calls this with its own address and port and the node's.
# A node without the majority still takes connections, and then refuses each statement; one that gives its copy to
# another (state 2) lets writers wait.
timeout 2 mariadb --no-defaults --user=haproxy --host="$3" --port="$4" --connect-timeout=1 \
	--skip-column-names --execute="SELECT COUNT(*) = 2 FROM information_schema.GLOBAL_STATUS WHERE
	( VARIABLE_NAME = 'WSREP_READY' AND VARIABLE_VALUE = 'ON' ) OR
	( VARIABLE_NAME = 'WSREP_LOCAL_STATE' AND VARIABLE_VALUE = '4' )" 2>/dev/null | grep -qx 1
