<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Leads;

use Brolga\Core\Support\Text;
use InvalidArgumentException;

/**
 * The filter of the list, the export, the command line and the abilities. They all take these
 * parameters, so that a new one becomes available in each of them.
 *
 * @see LEAD-9 LEAD-27 LEAD-28 LEAD-29
 */
final class LeadFilter {

	/** @param array<string, string> $more */
	private function __construct(
		private readonly ?LeadStatus $status,
		private readonly string $form,
		private readonly string $search,
		private readonly string $from,
		private readonly string $to,
		private readonly array $more
	) {}

	/**
	 * A missing parameter filters nothing.
	 *
	 * @param array<array-key, mixed> $values
	 * @param list<string> $names
	 * @throws InvalidArgumentException If a status or day is invalid: a wrong list would be worse than none.
	 * @see EXPORT-12
	 */
	public static function from( array $values, array $names ): self {
		foreach ( [ 'from', 'to' ] as $name ) {
			if ( ! is_string( $values[ $name ] ?? '' ) || ! DateRange::is_day( $values[ $name ] ?? '' ) ) {
				throw new InvalidArgumentException(
					__( 'This date does not exist. Use a format like 2026-11-21.', 'brolga' )
				);
			}
		}
		// Databases reject invalid UTF-8.
		$text   = static fn ( string $name ): string => is_string( $values[ $name ] ?? null )
			? Text::line( $values[ $name ] )
			: '';
		$status = LeadStatus::tryFrom( $text( 'status' ) );
		if ( null === $status && '' !== $text( 'status' ) ) {
			throw new InvalidArgumentException(
				__( 'This status does not exist. Use new, open, done, spam or trash.', 'brolga' )
			);
		}
		return new self(
			$status,
			$text( 'form' ),
			$text( 'search' ),
			$text( 'from' ),
			$text( 'to' ),
			array_combine( $names, array_map( $text, $names ) )
		);
	}

	/** @param int $before Only leads after this one in the list; 0 for all. */
	public function query( int $before, int $limit ): LeadQuery {
		return LeadQuery::of(
			$this->status,
			$this->form,
			$this->search,
			$before,
			$limit,
			DateRange::days( $this->from, $this->to, wp_timezone() ),
			$this->more_words()
		);
	}

	/** @return array<string, string> */
	public function words(): array {
		return [
			'status' => null === $this->status ? '' : $this->status->value,
			'form'   => $this->form,
			'search' => $this->search,
			'from'   => $this->from,
			'to'     => $this->to,
		] + $this->more;
	}

	/** @return list<string> */
	private function more_words(): array {
		$words = array_map( Origin::word( ... ), array_keys( $this->more ), $this->more );
		return array_values( array_filter( $words, static fn ( string $word ): bool => '' !== $word ) );
	}

	/** @return array<string, array<string, mixed>> */
	public static function parameters(): array {
		return [
			'status' => [
				'description' => __( 'A single status. By default, all leads except spam and those in the Trash.', 'brolga' ),
				'type'        => 'string',
				'enum'        => [ '', ...array_column( LeadStatus::cases(), 'value' ) ],
				'default'     => '',
			],
			'form'   => [
				'description' => __( 'The form’s ID.', 'brolga' ),
				'type'        => 'string',
				'maxLength'   => 64,
				'default'     => '',
			],
			'search' => [
				'description' => __( 'Search terms. All of them must match.', 'brolga' ),
				'type'        => 'string',
				'maxLength'   => 200,
				'default'     => '',
			],
			'from'   => [
				'description' => __( 'The first day, in the site’s time zone.', 'brolga' ),
				'type'        => 'string',
				'pattern'     => DateRange::PATTERN,
				'default'     => '',
			],
			'to'     => [
				'description' => __( 'The last day.', 'brolga' ),
				'type'        => 'string',
				'pattern'     => DateRange::PATTERN,
				'default'     => '',
			],
		];
	}
}
