<?php
declare( strict_types=1 );

namespace Brolga\Kits\Actions;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Abilities\Definition;
use Brolga\Core\Support\Roles;
use Brolga\Kits\Import\KitImport;
use Brolga\Kits\Kit\KitFile;
use WP_Error;

/**
 * Says what a kit holds, and what of it this site has already.
 *
 * @see KIT-6 LEAD-81
 */
final class InspectKit implements Ability {

	public function __construct( private readonly KitImport $import ) {}

	public function definition(): Definition {
		return new Definition(
			name: 'inspect-kit',
			label: __( 'Inspect a kit', 'brolga' ),
			description: __( 'Says what a kit holds and what of it this site has already. Changes nothing.', 'brolga' ),
			capability: Roles::MANAGE_SETTINGS,
			input: [ 'kit' => GivenFile::schema() ],
			output: [
				'origin' => [ 'type' => 'string' ],
				'items'  => [
					'type'  => 'array',
					'items' => [ 'type' => 'object' ],
				],
			],
			is_readonly: true
		);
	}

	/** @return array<string, mixed>|WP_Error */
	public function of_file( string $path ): array|WP_Error {
		return GivenFile::open( $path, $this->look( ... ) );
	}

	public function execute( array $input ): array|WP_Error {
		return GivenFile::decode( $input['kit'] ?? null, $this->look( ... ) );
	}

	/** @return array<string, mixed> */
	private function look( KitFile $file ): array {
		return $this->import->look( $file->kit );
	}
}
