<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Subscribers;

use Brolga\Core\Database\Table;

/**
 * Who wants our mail, and the proof of it. One row for an address in a list,
 * whatever became of it; what waits for a yes stands in SignupsTable. `list_id`
 * is the name of a list of ours, or `provider/account/list`. `asked_at` is when
 * the mail that asks was written, where that was not when its owner agreed.
 */
final class SubscribersTable implements Table {

	/**
	 * The table's name, without prefixes.
	 */
	public function name(): string {
		return 'subscribers';
	}

	public function columns(): string {
		return <<<'SQL'
			id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			list_id varchar(191) NOT NULL,
			email varchar(254) NOT NULL,
			first_name varchar(200) NOT NULL DEFAULT '',
			last_name varchar(200) NOT NULL DEFAULT '',
			fields longtext NOT NULL,
			status varchar(16) NOT NULL DEFAULT 'pending',
			consent_text text NOT NULL,
			consent_page text NOT NULL,
			consent_ip_hash char(64) NOT NULL DEFAULT '',
			consent_at datetime NOT NULL,
			form varchar(170) NOT NULL DEFAULT '',
			referral varchar(100) COLLATE utf8mb4_bin NOT NULL DEFAULT '',
			spam_reason varchar(16) NOT NULL DEFAULT '',
			asked_at datetime DEFAULT NULL,
			created_at datetime NOT NULL,
			confirmed_at datetime DEFAULT NULL,
			unsubscribed_at datetime DEFAULT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY list_email (list_id,email),
			KEY email (email(100)),
			KEY list_status_id (list_id,status,id)
			SQL;
	}
}
