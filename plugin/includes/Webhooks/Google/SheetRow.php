<?php
declare( strict_types=1 );

namespace Brolga\Webhooks\Google;

use Brolga\Core\Export\SiteTime;
use Brolga\Core\Support\Text;
use Brolga\Forms\Fields\FieldType;
use Brolga\Forms\Fields\ShownAnswer;
use Brolga\Leads\Lead;

/**
 * A row of the sheet: cells by their column's heading. Headings are compared without their case. A
 * second question with the same label, or one that is called like a column of ours, gets a number.
 *
 * @see LEAD-735
 */
final class SheetRow {

	/** Google's maximum of characters in a cell, which counts those outside of the basic plane twice. */
	private const CELL = 50000;

	/** @param array<string, string|int|null> $cells By heading: time and number first. */
	private function __construct( public readonly array $cells ) {}

	/**
	 * @param string $address Where the lead's files are.
	 */
	public static function of( Lead $lead, string $address ): self {
		$labels = [];
		$texts  = [];
		foreach ( ShownAnswer::all( $lead->fields ) as $field ) {
			$labels[] = Text::line( '' === $field['label'] ? $field['id'] : $field['label'] );
			$texts[]  = FieldType::File->value === $field['type'] && '' !== $field['text']
				? "{$field['text']}\n{$address}"
				: $field['text'];
		}
		return self::filled(
			( new SiteTime() )->of( $lead->created_at ),
			$lead->id,
			$lead->form_title,
			$lead->page,
			$labels,
			$texts
		);
	}

	public static function test( string $stored_time ): self {
		return self::filled(
			( new SiteTime() )->of( $stored_time ),
			null,
			__( 'Test', 'brolga' ),
			home_url( '/' ),
			[],
			[]
		);
	}

	/**
	 * @param list<string> $labels
	 * @param list<string> $texts
	 */
	private static function filled(
		string $time,
		?int $number,
		string $form,
		string $page,
		array $labels,
		array $texts
	): self {
		$ours     = [ self::received(), self::number(), __( 'Form', 'brolga' ), __( 'Page', 'brolga' ) ];
		$headings = self::apart( [ ...$ours, ...$labels ] );
		$cells    = [ $time, $number, ...array_map( self::cell( ... ), [ $form, $page, ...$texts ] ) ];
		return new self( array_combine( $headings, $cells ) );
	}

	public static function received(): string {
		return __( 'Received', 'brolga' );
	}

	public static function number(): string {
		return __( 'Number', 'brolga' );
	}

	/** Returns a heading as it is compared. */
	public static function key( string $heading ): string {
		return Text::lower( Text::line( $heading ) );
	}

	/**
	 * @param list<string> $headings
	 * @return list<string> Numbered where they are alike.
	 */
	private static function apart( array $headings ): array {
		$apart = [];
		foreach ( $headings as $heading ) {
			$other = $heading;
			for ( $number = 2; isset( $apart[ self::key( $other ) ] ); $number++ ) {
				$other = "{$heading} ({$number})";
			}
			$apart[ self::key( $other ) ] = $other;
		}
		return array_values( $apart );
	}

	private static function cell( string $text ): string {
		$twice = (int) preg_match_all( '/[\x{10000}-\x{10FFFF}]/u', $text );
		return Text::length( $text ) + $twice <= self::CELL
			? $text
			: Text::start( $text, max( intdiv( self::CELL, 2 ) - 1, self::CELL - 1 - $twice ) ) . '…';
	}
}
