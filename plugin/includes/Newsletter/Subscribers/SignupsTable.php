<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Subscribers;

use Brolga\Core\Database\Table;

/**
 * The table of sign-ups, each with its own proof of consent. They are separate from subscribers
 * because anybody can type an address: a sign-up changes the subscriber only once it is confirmed.
 * The confirmation token is stored as a hash; a sign-up for a provider's list has none. After
 * confirmation only the token's hash and the times stay, so that the link can show a result.
 */
final class SignupsTable implements Table {

	public function name(): string {
		return 'signups';
	}

	public function columns(): string {
		return <<<'SQL'
			id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			subscriber_id bigint(20) unsigned NOT NULL,
			first_name varchar(200) NOT NULL DEFAULT '',
			last_name varchar(200) NOT NULL DEFAULT '',
			fields longtext NOT NULL,
			consent_text text NOT NULL,
			consent_page text NOT NULL,
			consent_ip_hash char(64) NOT NULL DEFAULT '',
			consent_at datetime NOT NULL,
			form varchar(170) NOT NULL DEFAULT '',
			referral varchar(100) COLLATE utf8mb4_bin NOT NULL DEFAULT '',
			token_hash char(64) DEFAULT NULL,
			asked_at datetime NOT NULL,
			answered tinyint(1) NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY token_hash (token_hash),
			KEY subscriber_id (subscriber_id),
			KEY asked_at (asked_at)
			SQL;
	}
}
