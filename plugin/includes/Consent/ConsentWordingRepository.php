<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Database\Connection;
use Brolga\Core\Support\Clock;

/**
 * Stores all wordings permanently, because consent records refer to them.
 *
 * @see CONSENT-30
 */
final class ConsentWordingRepository {

	/** Number of recent wordings to which a visitor's cookie may refer. */
	private const NEWEST = 50;

	public function __construct(
		private readonly Connection $db,
		private readonly Clock $clock
	) {}

	/** @return bool Whether the wording is new. */
	public function add( string $version, ConsentWording $wording ): bool {
		return null !== $this->db->insert_once(
			'consent_wordings',
			[
				'version'    => $version,
				'created_at' => $this->clock->now()->format( 'Y-m-d H:i:s' ),
				'wording'    => $wording->json(),
			]
		);
	}

	/** @return array{ConsentWording, string}|null */
	public function find( string $version ): ?array {
		$row     = $this->db->row( "SELECT created_at, wording FROM {$this->table()} WHERE version = %s", $version );
		$wording = ConsentWording::from_json( (string) ( $row['wording'] ?? '' ) );
		return null === $wording ? null : [ $wording, (string) ( $row['created_at'] ?? '' ) ];
	}

	/** @return array<string, ConsentWording> */
	public function newest(): array {
		$wordings = [];
		foreach ( $this->db->rows(
			"SELECT version, wording FROM {$this->table()} ORDER BY created_at DESC, version LIMIT %d",
			self::NEWEST
		) as $row ) {
			$wordings[ (string) $row['version'] ] = ConsentWording::from_json( (string) $row['wording'] );
		}
		return array_filter( $wordings );
	}

	private function table(): string {
		return $this->db->table( 'consent_wordings' );
	}
}
