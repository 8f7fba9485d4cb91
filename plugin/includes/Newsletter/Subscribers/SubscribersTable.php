<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Subscribers;

use Brolga\Core\Database\Table;

/**
 * The table of subscribers with their proof of consent: one row per address and list, whatever its status.
 * Unconfirmed sign-ups are in SignupsTable. `list_id` is a list of this site or `provider/account/list`.
 * `asked_at` is when the confirmation email was written, if that differs from when its owner agreed.
 */
final class SubscribersTable implements Table {

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
