<?php
declare( strict_types=1 );

namespace Brolga\Core\Abilities;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Kernel\Container;
use Brolga\Core\Kernel\Parts;
use Brolga\Core\Support\Conditional;
use Brolga\Core\Support\ErrorKey;
use WP_Error;

/**
 * Registers the plugin's abilities with WordPress' Abilities API (since 6.9). Read-only abilities
 * are open to the REST API, for users with the capability. The others are available to PHP only,
 * until the site owner opens them with the filter `brolga_public_abilities`.
 *
 * @see LEAD-20 LEAD-81
 */
final class Abilities implements Conditional {

	private const CATEGORY = 'brolga';

	public function __construct(
		private readonly Container $container,
		private readonly Parts $parts
	) {}

	public static function can_register(): bool {
		return function_exists( 'wp_register_ability' );
	}

	public function register(): void {
		add_action( 'wp_abilities_api_categories_init', $this->add_category( ... ) );
		add_action( 'wp_abilities_api_init', $this->add_abilities( ... ) );
	}

	private function add_category(): void {
		wp_register_ability_category(
			self::CATEGORY,
			[
				'label'       => __( 'Brolga', 'brolga' ),
				'description' => __( 'Leads, newsletter subscribers and A/B tests on this site.', 'brolga' ),
			]
		);
	}

	private function add_abilities(): void {
		$names = array_values( array_filter(
			$this->parts->abilities,
			static fn ( string $name ): bool => ! is_subclass_of( $name, ConditionalAbility::class )
				|| $name::can_register()
		) );
		foreach ( $this->container->each( $names ) as $ability ) {
			$definition = $ability->definition();
			/**
			 * Filters whether an ability is open to the REST API and to assistants.
			 *
			 * @since 0.1.0
			 *
			 * @param bool   $public Default: true for abilities that only read.
			 * @param string $name   Its name below `brolga/`.
			 *
			 * @example
			 * add_filter(
			 * 	'brolga_public_abilities',
			 * 	static fn ( bool $is_public, string $name ): bool => $is_public || 'add-lead-note' === $name,
			 * 	10,
			 * 	2
			 * );
			 */
			$public = (bool) apply_filters( 'brolga_public_abilities', $definition->is_readonly, $definition->name );
			wp_register_ability(
				"brolga/{$definition->name}",
				[
					'label'               => $definition->label,
					'description'         => $definition->description,
					'category'            => self::CATEGORY,
					'input_schema'        => self::schema( $definition->input ),
					'output_schema'       => self::schema( $definition->output ),
					'permission_callback' => static fn (): bool => current_user_can( $definition->capability ),
					'execute_callback'    => static fn ( mixed $input ): array|WP_Error => self::execute(
						$ability,
						is_array( $input ) ? $input : []
					),
					'meta'                => [
						'annotations'  => [
							'readonly'    => $definition->is_readonly,
							'destructive' => $definition->is_destructive,
						],
						'public'       => $public,
						'show_in_rest' => $public || $definition->is_for_screens,
					],
				]
			);
		}
	}

	/**
	 * @param array<array-key, mixed> $input
	 * @return array<string, mixed>|WP_Error
	 */
	private static function execute( Ability $ability, array $input ): array|WP_Error {
		try {
			return $ability->execute( $input );
		} catch ( StorageUnavailable ) {
			return new WP_Error(
				ErrorKey::Unavailable->value,
				__( 'The database is not responding. Try again in a minute.', 'brolga' ),
				[ 'status' => 503 ]
			);
		}
	}

	/**
	 * @param array<string, array<string, mixed>> $properties Those without a default are required.
	 * @return array<string, mixed>
	 */
	private static function schema( array $properties ): array {
		$needed = array_keys(
			array_filter( $properties, static fn ( array $schema ): bool => ! array_key_exists( 'default', $schema ) )
		);
		return [
			'type'                 => 'object',
			'properties'           => $properties,
			'required'             => $needed,
			'additionalProperties' => false,
		] + ( [] === $needed ? [ 'default' => [] ] : [] );
	}
}
