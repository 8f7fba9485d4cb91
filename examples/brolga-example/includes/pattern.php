<?php
/**
 * A category of patterns, and a pattern in it.
 *
 * @package BrolgaExample
 */

declare( strict_types=1 );

namespace BrolgaExample;

defined( 'ABSPATH' ) || exit;

add_filter(
	'brolga_pattern_categories',
	static fn ( array $categories ): array => $categories + [
		'brolga-example' => [ 'label' => __( 'Brolga example', 'brolga-example' ) ],
	]
);

add_action(
	'init',
	static fn () => register_block_pattern(
		'brolga-example/postcode-form',
		[
			'title'      => __( 'Form with a postcode', 'brolga-example' ),
			'categories' => [ 'brolga-example' ],
			'content'    => '<!-- wp:brolga/contact-form -->'
				. '<!-- wp:brolga/form-field {"fieldId":"postcode","type":"example-postcode","label":"'
				. esc_html__( 'Postcode', 'brolga-example' )
				. '"} /--><!-- /wp:brolga/contact-form -->',
		]
	)
);
