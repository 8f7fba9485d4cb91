#!/bin/sh
# Works on the queue of a site without end: worker.sh FOLDER [cron]
# With `cron` it does the tasks of WP-Cron too, once a minute: on one node alone.
cd "$1" || exit 1
# A job that was begun is finished.
is_ended=
trap 'is_ended=yes' TERM INT QUIT
next=0
while [ -z "$is_ended" ]; do
	php wp-content/plugins/brolga/bin/outbox.php "$1" --limit=500 --seconds=30
	if [ "$2" = cron ] && [ "$(date +%s)" -ge "$next" ]; then
		php wp-cron.php
		next=$(($(date +%s) + 60))
	fi
	sleep 1
done
