<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Subscribers;

use Brolga\Core\Database\Table;

/**
 * Requests to be on a list, each with the proof of its own act, apart from the
 * place in the list that one of them may change: anybody can type an address,
 * only a yes counts. The token that confirms is kept as a hash; a request on its
 * way to a provider has none. One that was answered keeps its token alone, so
 * that its link can say what was done.
 */
final class SignupsTable implements Table {

	/**
	 * The table's name, without prefixes.
	 */
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
