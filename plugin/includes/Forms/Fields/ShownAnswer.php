<?php
declare( strict_types=1 );

namespace Brolga\Forms\Fields;

use DateTimeImmutable;
use DateTimeZone;

/**
 * An answer as people read it: dates are stored in ISO format and shown in the site's format.
 *
 * @see LEAD-202
 *
 * @phpstan-import-type StoredField from \Brolga\Forms\Answers\StoredAnswers
 */
final class ShownAnswer {

	/** @phpstan-param StoredField $field */
	public static function text( array $field ): string {
		return FieldType::Date->value === $field['type'] ? self::day( $field['text'] ) : $field['text'];
	}

	/**
	 * @phpstan-param list<StoredField> $fields
	 * @return list<StoredField>
	 */
	public static function all( array $fields ): array {
		return array_map(
			static fn ( array $field ): array => [ 'text' => self::text( $field ) ] + $field,
			$fields
		);
	}

	/**
	 * Formats a date as the site does; any other text stays as it is.
	 *
	 * @param string $day In the format 2026-11-21.
	 */
	public static function day( string $day ): string {
		$zone   = new DateTimeZone( 'UTC' );
		$moment = DateTimeImmutable::createFromFormat( '!Y-m-d', $day, $zone );
		$format = get_option( 'date_format' );
		return false === $moment || ! is_string( $format ) || '' === $format
			? $day
			: (string) wp_date( $format, $moment->getTimestamp(), $zone );
	}
}
