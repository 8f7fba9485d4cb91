<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Database\Connection;
use Brolga\Core\Support\Clock;

/**
 * The wordings that are kept: as long as the plugin is, since an answer may name
 * any of them.
 *
 * @see CONSENT-30
 */
final class WordingRepository {

	/** The newest, of which a browser may hold an answer. */
	private const NEWEST = 50;

	public function __construct(
		private readonly Connection $db,
		private readonly Clock $clock
	) {}

	/**
	 * Keeps a wording, once.
	 *
	 * @param string $version What answers name it by.
	 * @return bool Whether it is new.
	 */
	public function add( string $version, Wording $wording ): bool {
		return null !== $this->db->insert_once(
			'consent_wordings',
			[
				'version'    => $version,
				'created_at' => $this->clock->now()->format( 'Y-m-d H:i:s' ),
				'wording'    => $wording->json(),
			]
		);
	}

	/**
	 * A wording, and since when it is kept; null: it is not.
	 *
	 * @return array{Wording, string}|null
	 */
	public function find( string $version ): ?array {
		$row     = $this->db->row( "SELECT created_at, wording FROM {$this->table()} WHERE version = %s", $version );
		$wording = Wording::from_json( (string) ( $row['wording'] ?? '' ) );
		return null === $wording ? null : [ $wording, (string) ( $row['created_at'] ?? '' ) ];
	}

	/**
	 * The newest, by their versions.
	 *
	 * @return array<string, Wording>
	 */
	public function newest(): array {
		$wordings = [];
		foreach ( $this->db->rows(
			"SELECT version, wording FROM {$this->table()} ORDER BY created_at DESC, version LIMIT %d",
			self::NEWEST
		) as $row ) {
			$wordings[ (string) $row['version'] ] = Wording::from_json( (string) $row['wording'] );
		}
		return array_filter( $wordings );
	}

	/**
	 * The table's name on the current site.
	 */
	private function table(): string {
		return $this->db->table( 'consent_wordings' );
	}
}
