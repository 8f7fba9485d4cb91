<?php
declare( strict_types=1 );

namespace Brolga\Kits\Actions;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Abilities\Definition;
use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Support\Roles;
use Brolga\Kits\Export\KitExport;
use Brolga\Kits\Kit\KitRefused;
use WP_Error;

/**
 * Makes a kit.
 *
 * @see KIT-1 LEAD-81
 */
final class ExportKit implements Ability {

	public const AUDIT = 'export_kit';

	public function __construct(
		private readonly KitExport $export,
		private readonly AuditLogRepository $audit
	) {}

	public function definition(): Definition {
		return new Definition(
			name: 'export-kit',
			label: __( 'Export a kit', 'brolga' ),
			description: __( 'Makes a file of settings, brand, pages, patterns, forms, popups, templates and menus, for another site. It holds no keys, passwords or email recipients.', 'brolga' ),
			capability: Roles::MANAGE_SETTINGS,
			input: [
				'items' => [
					'description' => __( 'Keys of items, and “settings” and “brand”.', 'brolga' ),
					'type'        => 'array',
					'items'       => [ 'type' => 'string' ],
					'minItems'    => 1,
				],
			],
			output: [
				'name' => [ 'type' => 'string' ],
				'kit'  => GivenFile::schema(),
			]
		);
	}

	/**
	 * Makes the kit's file, piece by piece, and notes that it was made.
	 *
	 * @param list<string> $items
	 * @return array{name: string, items: int, pieces: iterable<string>}|WP_Error
	 */
	public function pieces( array $items ): array|WP_Error {
		try {
			$made = $this->export->of( $items );
		} catch ( KitRefused $refused ) {
			return GivenFile::refusal( $refused->getMessage() );
		}
		$this->audit->record( get_current_user_id(), self::AUDIT, $made['items'], [] );
		return $made;
	}

	/** @return array{name: string, kit: string}|WP_Error */
	public function execute( array $input ): array|WP_Error {
		$made = $this->pieces( GivenFile::keys( $input['items'] ?? [] ) );
		if ( $made instanceof WP_Error ) {
			return $made;
		}
		$bytes = '';
		foreach ( $made['pieces'] as $piece ) {
			$bytes .= $piece;
			if ( strlen( $bytes ) * 4 / 3 > GivenFile::MAX_BASE64 ) {
				return GivenFile::refusal(
					__( 'This kit is too large to be sent here. Choose fewer items, or download it under Brolga > Settings > Kits.', 'brolga' )
				);
			}
		}
		return [
			'name' => $made['name'],
			'kit'  => base64_encode( $bytes ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- JSON has no other way for bytes.
		];
	}
}
