<?php
/**
 * What is stored about an address.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Privacy;

use Brolga\Core\Database\Connection;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Privacy\PersonalAddress;
use Brolga\Leads\Entry;

/**
 * Finds a person's rows in each of our tables, page by page.
 *
 * The database's own comparison is used to get at the index; it would take "jó"
 * for "jo", so bytes decide.
 *
 * @see PRIV-1 PRIV-6
 */
final class PersonalDataRepository {

	/** How many mails are told of at once. */
	public const MAILS = 1000;

	/**
	 * Keeps the database.
	 *
	 * @param Connection $db The database.
	 */
	public function __construct( private readonly Connection $db ) {}

	/**
	 * A person's enquiries, oldest first.
	 *
	 * @param PersonalAddress $address Whose.
	 * @param int             $limit   How many.
	 * @param int             $skip    How many of the first ones are left out.
	 * @return list<Entry>
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function entries( PersonalAddress $address, int $limit, int $skip = 0 ): array {
		return array_map( Entry::from_row( ... ), $this->rows( 'entries', $address, $limit, $skip ) );
	}

	/**
	 * A person's places in our lists.
	 *
	 * @param PersonalAddress $address Whose.
	 * @return list<array<string, string|null>> Rows.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function subscriptions( PersonalAddress $address ): array {
		return $this->rows( 'subscribers', $address, 1000, 0 );
	}

	/**
	 * Removes a person from our lists.
	 *
	 * @param PersonalAddress $address Whose.
	 * @return int How many places there were.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function forget_subscriptions( PersonalAddress $address ): int {
		[ $where, $values ] = self::where( $address );
		return $this->db->execute( "DELETE FROM {$this->db->table( 'subscribers' )} WHERE {$where}", ...$values );
	}

	/**
	 * Mails in the outbox that are to a person or tell of one. Those of enquiries
	 * go with the enquiry: somebody else's, which names this person, is not lost.
	 *
	 * @param PersonalAddress $address Whose.
	 * @return list<array{id: int, payload: string, created_at: string}>
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function mails( PersonalAddress $address ): array {
		$mails = [];
		foreach ( $address->spellings as $spelling ) {
			$like = '%' . $this->db->escape_like( self::in_json( $spelling ) ) . '%';
			foreach ( $this->db->rows( "SELECT id, payload, last_error, created_at FROM {$this->db->table( 'outbox' )} WHERE entry_id = 0 AND ( LOWER(payload) LIKE %s OR LOWER(last_error) LIKE %s ) ORDER BY id LIMIT %d", $like, '%' . $this->db->escape_like( $spelling ) . '%', self::MAILS ) as $row ) {
				if ( $address->is_in( (string) $row['payload'] ) || $address->is_in( (string) $row['last_error'] ) ) {
					$mails[ (int) $row['id'] ] = [
						'id'         => (int) $row['id'],
						'payload'    => (string) $row['payload'],
						'created_at' => (string) $row['created_at'],
					];
				}
			}
		}
		return array_values( $mails );
	}

	/**
	 * Removes a mail from the outbox.
	 *
	 * @param int $id The mail.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function forget_mail( int $id ): void {
		$this->db->execute( "DELETE FROM {$this->db->table( 'outbox' )} WHERE id = %d", $id );
	}

	/**
	 * Takes a person out of the audit log: that somebody exported stays, for
	 * whom they searched does not.
	 *
	 * @param PersonalAddress $address Whose.
	 * @return int How many lines were changed.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function forget_searches( PersonalAddress $address ): int {
		$table   = $this->db->table( 'audit' );
		$changed = 0;
		foreach ( $this->db->rows( "SELECT id, filter FROM {$table} WHERE filter LIKE %s", '%@%' ) as $row ) {
			if ( $address->is_in( (string) $row['filter'] ) ) {
				$changed += $this->db->execute( "UPDATE {$table} SET filter = %s WHERE id = %d", '{}', (int) $row['id'] );
			}
		}
		return $changed;
	}

	/**
	 * A table's rows of a person.
	 *
	 * @param string          $table   With a column `email`.
	 * @param PersonalAddress $address Whose.
	 * @param int             $limit   How many.
	 * @param int             $skip    How many of the first ones are left out.
	 * @return list<array<string, string|null>>
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	private function rows( string $table, PersonalAddress $address, int $limit, int $skip ): array {
		[ $where, $values ] = self::where( $address );
		return $this->db->rows( "SELECT * FROM {$this->db->table( $table )} WHERE {$where} ORDER BY id LIMIT %d OFFSET %d", ...[ ...$values, $limit, $skip ] );
	}

	/**
	 * The condition on a column `email`.
	 *
	 * @param PersonalAddress $address Whose.
	 * @return array{string, list<string>} SQL and its values.
	 */
	private static function where( PersonalAddress $address ): array {
		$marks = implode( ', ', array_fill( 0, count( $address->spellings ), '%s' ) );
		$bytes = array_map( static fn ( string $spelling ): string => strtoupper( bin2hex( $spelling ) ), $address->spellings );
		return [ "email IN ({$marks}) AND HEX(LOWER(email)) IN ({$marks})", [ ...$address->spellings, ...$bytes ] ];
	}

	/**
	 * A text as it stands in JSON that we wrote.
	 *
	 * @param string $text Any text.
	 */
	private static function in_json( string $text ): string {
		return trim( (string) wp_json_encode( $text, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ), '"' );
	}
}
