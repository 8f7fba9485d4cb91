<?php
declare( strict_types=1 );

namespace Brolga\Spam\Wording;

use Brolga\Core\Database\Connection;
use Brolga\Core\Security\Hmac;

/**
 * Stores what the owner's judgements have taught: feature counts by keyed hash.
 *
 * @see SPAM-32
 */
final class SpamWordsRepository {

	private const HASH = 16;

	private const ROWS = 200;

	public function __construct(
		private readonly Connection $db,
		private readonly Hmac $hmac
	) {}

	/**
	 * Returns counts by feature with one query; unknown features are missing.
	 *
	 * @param list<string> $features
	 * @return array<string, Counts>
	 */
	public function counts( array $features ): array {
		$hashes = $this->hashes( $features );
		if ( [] === $hashes ) {
			return [];
		}
		$counts = [];
		foreach ( $this->db->rows(
			"SELECT word_hash, honest, spam FROM {$this->table()} WHERE word_hash IN ({$this->marks( $hashes )})",
			...array_keys( $hashes )
		) as $row ) {
			$counts[ $hashes[ (string) $row['word_hash'] ] ] = new Counts( (int) $row['honest'], (int) $row['spam'] );
		}
		return $counts;
	}

	/**
	 * Must run in a transaction.
	 *
	 * @param list<string> $features
	 */
	public function learn( array $features, TrainingLabel $label ): void {
		$one = [ (int) ( TrainingLabel::Honest === $label ), (int) ( TrainingLabel::Spam === $label ) ];
		foreach ( array_chunk( array_keys( $this->hashes( $features ) ), self::ROWS ) as $some ) {
			$values = [];
			foreach ( $some as $hash ) {
				array_push( $values, $hash, ...$one );
			}
			$rows = implode( ', ', array_fill( 0, count( $some ), '(%s, %d, %d)' ) );
			$this->db->execute(
				"INSERT INTO {$this->table()} (word_hash, honest, spam) VALUES {$rows} ON DUPLICATE KEY UPDATE honest "
					. '= honest + VALUES(honest), spam = spam + VALUES(spam)',
				...$values
			);
		}
	}

	/**
	 * Removes a message's counts. Must run in a transaction.
	 *
	 * @param TrainingLabel $label How the message had been judged.
	 * @param list<string> $features
	 */
	public function unlearn( array $features, TrainingLabel $label ): void {
		$column = match ( $label ) {
			TrainingLabel::Nothing => '',
			TrainingLabel::Honest  => 'honest',
			TrainingLabel::Spam    => 'spam',
		};
		$hashes = $this->hashes( $features );
		foreach ( '' === $column ? [] : array_chunk( $hashes, self::ROWS, true ) as $some ) {
			$keys = array_map( strval( ... ), array_keys( $some ) );
			$this->db->execute(
				"UPDATE {$this->table()} SET {$column} = {$column} - 1 WHERE {$column} > 0 AND word_hash IN "
					. "({$this->marks( $some )})",
				...$keys
			);
			$this->db->execute(
				"DELETE FROM {$this->table()} WHERE honest = 0 AND spam = 0 AND word_hash IN ({$this->marks( $some )})",
				...$keys
			);
		}
	}

	/**
	 * Returns the features by hash, sorted, so that concurrent transactions take their locks in the same order.
	 *
	 * @param list<string> $features
	 * @return array<array-key, string>
	 */
	private function hashes( array $features ): array {
		$hashes = [];
		foreach ( $features as $feature ) {
			$hashes[ substr( $this->hmac->digest( 'spam-word', $feature ), 0, self::HASH ) ] = $feature;
		}
		ksort( $hashes, SORT_STRING );
		return $hashes;
	}

	/** @param array<array-key, mixed> $items */
	private function marks( array $items ): string {
		return implode( ', ', array_fill( 0, count( $items ), '%s' ) );
	}

	private function table(): string {
		return $this->db->table( 'spam_words' );
	}
}
