<?php
declare( strict_types=1 );

namespace Brolga\Content\Lists;

use Brolga\Core\Support\Module;
use DateTimeImmutable;
use Exception;
use WP_Block;

/**
 * Dates of fields in the site's time zone. WordPress' date block takes a day without a zone for midnight in UTC, and
 * would show the day before wherever clocks are behind it.
 *
 * @see BLOG-899
 */
final class CardDates implements Module {

	public function register(): void {
		add_filter( 'block_bindings_source_value', self::in_zone( ... ), 10, 5 );
	}

	/** @param array<array-key, mixed> $args */
	private static function in_zone(
		mixed $value,
		string $source,
		array $args,
		WP_Block $block,
		string $attribute
	): mixed {
		if (
			'datetime' !== $attribute || 'core/post-meta' !== $source || 'core/post-date' !== $block->name
			|| ! is_string( $value ) || '' === $value
		) {
			return $value;
		}
		try {
			// A zone in the value has precedence over the site's.
			return ( new DateTimeImmutable( $value, wp_timezone() ) )->format( 'c' );
		} catch ( Exception ) {
			return '';
		}
	}
}
