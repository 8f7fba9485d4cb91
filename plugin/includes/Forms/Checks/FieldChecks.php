<?php
declare( strict_types=1 );

namespace Brolga\Forms\Checks;

use Brolga\Business\PhoneNumber;
use Brolga\Core\Support\Postcode;
use Brolga\Forms\Fields\ShownAnswer;
use Brolga\Forms\Fields\FieldDefinition;
use Brolga\Forms\Fields\FieldType;
use DateTimeImmutable;
use DateTimeZone;

/**
 * Derives validation rules from a field's type and the owner's limits. The page contains the rules
 * and messages for its script, and the server checks the values again. Invalid limits are ignored.
 *
 * @see FIELD-4
 */
final class FieldChecks {

	/** @return list<Check> */
	public static function of( FieldDefinition $field, string $today ): array {
		return match ( true ) {
			FieldType::Number === $field->type => self::number( $field ),
			FieldType::Date === $field->type   => self::date( $field, $today ),
			$field->type->is_typed()           => self::text( $field ),
			default                            => [],
		};
	}

	/**
	 * Returns the checks that only the server makes, before all others: in the browser, every page
	 * with a phone field would load a script for them.
	 *
	 * @param string $country The visitor's country; empty: unknown.
	 * @return list<Check>
	 * @see FIELD-645 FIELD-646
	 */
	public static function for_server( FieldDefinition $field, string $country ): array {
		$example = $field->is_postcode() ? Postcode::example( $country ) : '';
		return match ( true ) {
			FieldType::Tel === $field->type => [ new Check(
				CheckKind::Pattern,
				PhoneNumber::pattern( $country ),
				__( 'Please enter one phone number with its area code, or with a plus sign and the country code.', 'brolga' )
			) ],
			'' !== $example                 => [ new Check(
				CheckKind::Pattern,
				Postcode::pattern(),
				/* translators: 1: what the field is called, such as Eircode, 2: an example of it. */
				sprintf( __( 'Please check the %1$s. It should look like %2$s.', 'brolga' ), $field->name(), $example )
			) ],
			default                         => [],
		};
	}

	/**
	 * Returns the checks that a script can make. Patterns that may run forever are left to the
	 * server, which limits them.
	 *
	 * @param string $today A date such as 2026-11-21.
	 * @return list<array{string, string, string}> Kind, operand and message of each.
	 */
	public static function for_script( FieldDefinition $field, string $today ): array {
		$checks = array_filter(
			self::of( $field, $today ),
			static fn ( Check $check ): bool => CheckKind::Pattern !== $check->kind
				|| ! Pattern::is_risky( $check->operand )
		);
		return array_values( array_map(
			static fn ( Check $check ): array => [ $check->kind->value, $check->operand, $check->message ],
			$checks
		) );
	}

	/**
	 * Resolves an absolute or relative date of the owner's.
	 *
	 * @param string $text `2026-11-21`, `today`, `today+7` or `today-1`.
	 * @param string $today A date such as 2026-11-21; empty: only absolute dates are valid.
	 * @return string A date such as 2026-11-21; empty if the text is not valid.
	 */
	public static function day( string $text, string $today = '' ): string {
		$away = '' === $today ? null : self::days_from_today( $text );
		if ( null !== $away ) {
			return ( new DateTimeImmutable( $today, new DateTimeZone( 'UTC' ) ) )->modify( "{$away} days" )->format(
				'Y-m-d'
			);
		}
		return CheckKind::is_date( $text ) ? $text : '';
	}

	/**
	 * Returns a field's relative dates, which a script on the page resolves again: cached pages
	 * are older than a day.
	 *
	 * @param string $today A date such as 2026-11-21.
	 * @param bool $is_new Whether nobody has filled in the field yet.
	 * @return list<array{string, int, string}> Attribute, offset in days, and the date as messages display
	 *     it.
	 * @see FIELD-260
	 */
	public static function days_for_script( FieldDefinition $field, string $today, bool $is_new ): array {
		$told = [];
		foreach ( [
			'min'   => $field->limits->min,
			'max'   => $field->limits->max,
			'value' => $is_new ? $field->default : '',
		] as $name => $text ) {
			$away = FieldType::Date === $field->type ? self::days_from_today( $text ) : null;
			if ( null !== $away ) {
				$told[] = [ $name, $away, ShownAnswer::day( self::day( $text, $today ) ) ];
			}
		}
		return $told;
	}

	private static function days_from_today( string $text ): ?int {
		return 1 === preg_match( '/^today(?: ?([+-]) ?(\d{1,5}))?$/D', $text, $match )
			? (int) ( ( $match[1] ?? '' ) . ( $match[2] ?? '0' ) )
			: null;
	}

	/**
	 * Whether a field accepts only non-negative whole numbers, for which phones can show a simpler keyboard.
	 *
	 * @param FieldDefinition $field Of type number.
	 */
	public static function is_whole( FieldDefinition $field ): bool {
		$min = CheckKind::number( $field->limits->min );
		return null !== $min
			&& $min >= 0
			&& $min === floor( $min )
			&& fmod( CheckKind::number( $field->limits->step ) ?? 0.5, 1 ) === 0.0;
	}

	/** @return list<Check> */
	private static function number( FieldDefinition $field ): array {
		[ 'min' => $min, 'max' => $max, 'step' => $step ] = array_map(
			static fn ( string $text ): string => null === CheckKind::number( $text )
				? ''
				: str_replace( ',', '.', $text ),
			[
				'min'  => $field->limits->min,
				'max'  => $field->limits->max,
				'step' => $field->limits->step,
			]
		);
		$sign   = CheckKind::decimal_sign();
		$checks = [ new Check(
			CheckKind::Number,
			'.' === $sign ? '' : $sign,
			sprintf(
				/* translators: %s: a number with the decimal sign of the language. */
				__( 'Please enter a number without a separator for thousands, such as 1200 or %s.', 'brolga' ),
				self::shown( '12.5' )
			)
		) ];
		if ( '' !== $min ) {
			$checks[] = new Check(
				CheckKind::Min,
				$min,
				/* translators: %s: a number. */
				sprintf( __( 'Please enter a number of %s or more.', 'brolga' ), self::shown( $min ) )
			);
		}
		if ( '' !== $max ) {
			$checks[] = new Check(
				CheckKind::Max,
				$max,
				/* translators: %s: a number. */
				sprintf( __( 'Please enter a number of %s or less.', 'brolga' ), self::shown( $max ) )
			);
		}
		if ( (float) $step > 0 ) {
			$base    = '' === $min ? '0' : $min;
			$message = 1.0 === (float) $step && (float) $base === floor( (float) $base )
				? __( 'Please enter a whole number.', 'brolga' )
				: sprintf(
					/* translators: 1, 2, 3: the first three numbers of a row. */
					__( 'Please enter one of the numbers %1$s, %2$s, %3$s and so on.', 'brolga' ),
					...array_map(
						static fn ( int $times ): string => self::shown(
							(string) round( (float) $base + $times * (float) $step, 10 )
						),
						[ 0, 1, 2 ]
					)
				);
			$checks[] = new Check( CheckKind::Step, "{$step} {$base}", $message );
		}
		return $checks;
	}

	/** @return list<Check> */
	private static function date( FieldDefinition $field, string $today ): array {
		$checks = [
			new Check( CheckKind::Date, '', __( 'Please enter a valid date, with day, month and year.', 'brolga' ) ),
		];
		$from   = self::day( $field->limits->min, $today );
		$until  = self::day( $field->limits->max, $today );
		if ( '' !== $from ) {
			$checks[] = new Check(
				CheckKind::From,
				$from,
				/* translators: %s: a date. */
				sprintf( __( 'Please choose %s or a later day.', 'brolga' ), ShownAnswer::day( $from ) )
			);
		}
		if ( '' !== $until ) {
			$checks[] = new Check(
				CheckKind::Until,
				$until,
				/* translators: %s: a date. */
				sprintf( __( 'Please choose %s or an earlier day.', 'brolga' ), ShownAnswer::day( $until ) )
			);
		}
		return $checks;
	}

	/** @return list<Check> */
	private static function text( FieldDefinition $field ): array {
		$limits = $field->limits;
		$checks = FieldType::Url === $field->type
			? [ new Check(
				CheckKind::Url,
				'',
				__( 'Please enter a web address, such as www.example.com.', 'brolga' )
			) ]
			: [];
		if ( $limits->min_length > 0 ) {
			$checks[] = new Check(
				CheckKind::Shortest,
				(string) $limits->min_length,
				sprintf(
					/* translators: %d: how many. */
					_n(
						'Please enter at least %d character.',
						'Please enter at least %d characters.',
						$limits->min_length,
						'brolga'
					),
					$limits->min_length
				)
			);
		}
		if ( $limits->max_length > 0 ) {
			$checks[] = new Check(
				CheckKind::Longest,
				(string) $limits->max_length,
				sprintf(
					/* translators: %d: how many. */
					_n(
						'Please enter no more than %d character.',
						'Please enter no more than %d characters.',
						$limits->max_length,
						'brolga'
					),
					$limits->max_length
				)
			);
		}
		if ( Pattern::is_valid( $limits->pattern ) ) {
			$checks[] = new Check(
				CheckKind::Pattern,
				$limits->pattern,
				'' === $limits->hint
					? __( 'Please check this answer. It does not have the expected format.', 'brolga' )
					: $limits->hint
			);
		}
		return $checks;
	}

	private static function shown( string $number ): string {
		return number_format_i18n( (float) $number, strlen( explode( '.', $number )[1] ?? '' ) );
	}
}
