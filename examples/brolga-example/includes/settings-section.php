<?php
/**
 * A section of Brolga > Settings, drawn from its schema.
 *
 * @package BrolgaExample
 */

declare( strict_types=1 );

namespace BrolgaExample;

use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\SettingsReader;
use Brolga\Api\Settings\Values;

defined( 'ABSPATH' ) || exit;

/**
 * What sign-ups are marked with.
 */
final class ExampleSection implements Section {

	/**
	 * As the option and the address name it.
	 */
	public function id(): string {
		return 'example';
	}

	/**
	 * For the owner.
	 */
	public function title(): string {
		return __( 'Example', 'brolga-example' );
	}

	/**
	 * The values, and by `title`, `description` and `choices` how they are drawn.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function schema(): array {
		return [
			'tag'      => [
				'type'        => 'string',
				'maxLength'   => 40,
				'default'     => 'website',
				'title'       => __( 'Tag', 'brolga-example' ),
				'description' => __( 'Sign-ups are sent to the example list with this tag.', 'brolga-example' ),
			],
			'priority' => [
				'type'    => 'string',
				'enum'    => [ 'normal', 'high' ],
				'default' => 'normal',
				'title'   => __( 'Priority', 'brolga-example' ),
				'choices' => [
					'normal' => __( 'Normal', 'brolga-example' ),
					'high'   => __( 'High', 'brolga-example' ),
				],
			],
		];
	}

	/**
	 * What only several values show.
	 *
	 * @param Values $values As they would be stored.
	 * @return array<string, string>
	 */
	public function problems( Values $values ): array {
		return 'high' === $values->text( 'priority' ) && '' === $values->text( 'tag' )
			? [ 'tag' => __( 'Enter a tag for sign-ups of high priority.', 'brolga-example' ) ]
			: [];
	}

	/**
	 * The values as they are stored now.
	 */
	public static function values(): Values {
		return SettingsReader::of( new self() );
	}
}

add_filter(
	'brolga_settings_sections',
	static fn ( array $sections ): array => [ ...$sections, new ExampleSection() ]
);
