#!/bin/sh
# Makes the secrets of a new site: secrets.sh FOLDER. What is there already stays.
# The folder is closed to others on this machine; its files are read by the containers' users.
set -eu
mkdir -p "$1"
chmod 700 "$1"

random() {
	head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n'
}

once() {
	if [ ! -e "$1" ]; then
		cat >"$1"
		chmod 444 "$1"
	fi
}

random | once "$1/database_password"
random | cut -c 1-24 | once "$1/admin_password"
random | once "$1/metrics_token"
# Of your mail server: write it in.
once "$1/smtp_password" </dev/null
{
	echo '<?php'
	for key in AUTH SECURE_AUTH LOGGED_IN NONCE; do
		echo "define( '${key}_KEY', '$(random)' );"
		echo "define( '${key}_SALT', '$(random)' );"
	done
} | once "$1/keys.php"
