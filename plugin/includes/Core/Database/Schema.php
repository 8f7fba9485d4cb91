<?php
/**
 * The tables as they are today.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Core\Database;

/**
 * What each table holds, in the form that dbDelta() reads: one column a line,
 * two spaces after PRIMARY KEY.
 *
 * Times that people read are UTC date-times; times that are counted with are
 * seconds since 1970. InnoDB is named because a transaction on a server whose
 * default is another engine would be none.
 */
final class Schema {

	/** Our tables, without prefixes. */
	public const TABLES = [ 'entries', 'entry_words', 'questions', 'outbox', 'subscribers', 'digests', 'new_posts', 'ledger', 'audit', 'form_days', 'uploads' ];

	/**
	 * Keeps the database.
	 *
	 * @param Connection $db Knows prefix and character set.
	 */
	public function __construct( private readonly Connection $db ) {}

	/**
	 * CREATE TABLE for each table.
	 *
	 * @return list<string>
	 */
	public function statements(): array {
		return array_map(
			fn ( string $table ): string => "CREATE TABLE {$this->db->table( $table )} (\n" . $this->columns( $table ) . "\n) ENGINE=InnoDB {$this->db->charset_collate()}",
			self::TABLES
		);
	}

	/**
	 * Makes the tables like the statements, and leaves alone what is so already.
	 *
	 * @return list<string> What was changed.
	 *
	 * @throws StorageUnavailable When a table is not there afterwards.
	 */
	public function apply(): array {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$changes = array_values( dbDelta( $this->statements() ) );
		// dbDelta() does not say whether it worked.
		foreach ( self::TABLES as $table ) {
			$this->db->value( "SELECT 1 FROM {$this->db->table( $table )} LIMIT 1" );
		}
		return $changes;
	}

	/**
	 * Removes the tables with everything in them.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function drop(): void {
		foreach ( self::TABLES as $table ) {
			$this->db->execute( "DROP TABLE IF EXISTS {$this->db->table( $table )}" );
		}
	}

	/**
	 * Columns and keys of a table.
	 *
	 * @param string $table One of TABLES.
	 */
	private function columns( string $table ): string {
		return match ( $table ) {
			/*
			 * What visitors sent. The inbox reads it newest first by keyset: each
			 * of its filters is an index that ends in the time (and, as every
			 * index does, in the id), so that page 10,000 costs what page 1 does.
			 * `search_text` holds the words of `entry_words`, each after a space.
			 */
			'entries' => <<<'SQL'
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				form_source varchar(96) NOT NULL,
				form_uid varchar(64) NOT NULL,
				form_title varchar(200) NOT NULL DEFAULT '',
				page_url text NOT NULL,
				status varchar(16) NOT NULL DEFAULT 'new',
				submission_key varchar(64) DEFAULT NULL,
				body_hash char(64) NOT NULL,
				name varchar(200) NOT NULL DEFAULT '',
				email varchar(254) NOT NULL DEFAULT '',
				summary varchar(300) NOT NULL DEFAULT '',
				fields longtext NOT NULL,
				search_text mediumtext COLLATE utf8mb4_bin NOT NULL,
				attribution text NOT NULL,
				consent text NOT NULL,
				notes longtext NOT NULL,
				ip_hash char(64) NOT NULL DEFAULT '',
				created_at datetime NOT NULL,
				updated_at datetime NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY submission_key (submission_key),
				KEY status_created (status,created_at),
				KEY form_created (form_uid,created_at),
				KEY form_age (form_uid,form_source,created_at),
				KEY form_status_created (form_uid,status,created_at),
				KEY email_id (email(100),id),
				KEY created_form_status (created_at,form_uid,status)
				SQL,

			/*
			 * Which words are in which enquiry. The table is its own index: what
			 * begins alike lies together, newest last.
			 */
			'entry_words' => <<<'SQL'
				word varchar(64) COLLATE utf8mb4_bin NOT NULL,
				created_at datetime NOT NULL,
				entry_id bigint(20) unsigned NOT NULL,
				PRIMARY KEY  (word,created_at,entry_id)
				SQL,

			/*
			 * What each form has ever asked: a field's id and its label, and a hash
			 * of both, by which it is there once.
			 */
			'questions' => <<<'SQL'
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				form_uid varchar(64) NOT NULL,
				question_hash char(32) NOT NULL,
				field_id text NOT NULL,
				label text NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY form_question (form_uid,question_hash)
				SQL,

			/*
			 * Work that leaves after the answer. `available_at` says when a worker
			 * may take a job: after its delay while it is pending, after its lease
			 * while it is claimed. One index finds both.
			 */
			'outbox'  => <<<'SQL'
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				kind varchar(32) NOT NULL,
				entry_id bigint(20) unsigned NOT NULL DEFAULT 0,
				subscriber_id bigint(20) unsigned NOT NULL DEFAULT 0,
				payload longtext NOT NULL,
				status varchar(16) NOT NULL DEFAULT 'pending',
				attempts smallint(5) unsigned NOT NULL DEFAULT 0,
				available_at bigint(20) NOT NULL,
				lease_token varchar(32) NOT NULL DEFAULT '',
				last_error varchar(500) NOT NULL DEFAULT '',
				created_at datetime NOT NULL,
				sent_at datetime DEFAULT NULL,
				PRIMARY KEY  (id),
				KEY status_available (status,available_at,id),
				KEY entry_id (entry_id),
				KEY subscriber_id (subscriber_id)
				SQL,

			/*
			 * Who wants our mail, and the proof of it. One row for an address in a
			 * list, whatever became of it. The token that confirms is kept as a hash:
			 * who reads the table can confirm nobody. `list_id` is the name of a list of
			 * ours, or `provider/account/list`. `asked_at` is when the mail that asks
			 * was written, where that was not when its owner agreed.
			 */
			'subscribers' => <<<'SQL'
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
				spam_reason varchar(16) NOT NULL DEFAULT '',
				token_hash char(64) NOT NULL DEFAULT '',
				asked_at datetime DEFAULT NULL,
				created_at datetime NOT NULL,
				confirmed_at datetime DEFAULT NULL,
				unsubscribed_at datetime DEFAULT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY list_email (list_id,email),
				KEY email (email(100)),
				KEY list_status_id (list_id,status,id)
				SQL,

			/*
			 * Mails about new posts: which posts, to which list, how far it has
			 * come. `until_at` is the moment up to which one tells; the next goes
			 * on from there. `reached` is the last subscriber whose mail is queued.
			 */
			'digests' => <<<'SQL'
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				list_id varchar(64) NOT NULL,
				until_at bigint(20) NOT NULL,
				posts text NOT NULL,
				reached bigint(20) unsigned NOT NULL DEFAULT 0,
				mails bigint(20) unsigned NOT NULL DEFAULT 0,
				touched_at bigint(20) NOT NULL,
				created_at datetime NOT NULL,
				done_at datetime DEFAULT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY list_until (list_id,until_at),
				KEY done_at (done_at)
				SQL,

			// Each post that was ever published, with the moment of the first time.
			'new_posts' => <<<'SQL'
				post_id bigint(20) unsigned NOT NULL,
				published_at bigint(20) NOT NULL,
				PRIMARY KEY  (post_id),
				KEY published_at (published_at)
				SQL,

			// Who took personal data out.
			'audit'   => <<<'SQL'
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				at datetime NOT NULL,
				user_id bigint(20) unsigned NOT NULL DEFAULT 0,
				action varchar(32) NOT NULL,
				items bigint(20) unsigned NOT NULL DEFAULT 0,
				filter text NOT NULL,
				PRIMARY KEY  (id)
				SQL,

			/*
			 * How many visitors began to fill a form in: a number a day, spread over
			 * some slots so that they do not wait for each other.
			 */
			'form_days' => <<<'SQL'
				form_uid varchar(64) NOT NULL,
				day date NOT NULL,
				slot tinyint(3) unsigned NOT NULL,
				begun int(10) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (form_uid,day,slot),
				KEY day (day)
				SQL,

			/*
			 * Files that visitors sent, by their name in the folder of uploads.
			 * Those of entry 0 wait for a form to be sent again.
			 */
			'uploads' => <<<'SQL'
				id char(32) NOT NULL,
				entry_id bigint(20) unsigned NOT NULL DEFAULT 0,
				name varchar(200) NOT NULL,
				type varchar(100) NOT NULL,
				size bigint(20) unsigned NOT NULL,
				sha256 char(64) NOT NULL,
				created_at datetime NOT NULL,
				PRIMARY KEY  (id),
				KEY entry_created (entry_id,created_at)
				SQL,

			// Small facts that must be true once: see LedgerRepository.
			default   => <<<'SQL'
				name varchar(96) NOT NULL,
				value bigint(20) NOT NULL DEFAULT 0,
				expires bigint(20) NOT NULL,
				PRIMARY KEY  (name),
				KEY expires (expires)
				SQL,
		};
	}
}
