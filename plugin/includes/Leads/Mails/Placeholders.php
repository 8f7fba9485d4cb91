<?php
declare( strict_types=1 );

namespace Brolga\Leads\Mails;

use Brolga\Core\Support\Constants;
use Brolga\Core\Support\Text;
use Brolga\Forms\Fields\FieldType;
use Brolga\Forms\Fields\ShownAnswer;
use Brolga\Mail\Mail;

/**
 * Replaces placeholders such as `{name}`, `{page}` and `{budget}` in a template. All are replaced in one pass,
 * so that braces in a visitor's answer are not replaced. Placeholders without a value, or whose value the
 * recipient may not get, become empty; unknown ones stay, so that the site owner notices them.
 *
 * The names are those of Constants::FORM_PLACEHOLDERS, and the ids of fields. `{name}` and `{email}` are the
 * sender's; for all others a field takes precedence: in a booking form `{date}` is the requested day.
 *
 * @see OUTBOX-16 OUTBOX-19
 *
 * @phpstan-import-type Mark from Mail
 */
final class Placeholders {

	/** The longest name that an email to an unverified address repeats. */
	private const NAME_LENGTH = 40;

	/** @param array<array-key, string> $texts */
	private function __construct( private readonly array $texts ) {}

	/** @param list<string> $known */
	public static function for_owner( LeadFactLines $lead_fact_lines, array $known ): self {
		$fields = array_column( ShownAnswer::all( $lead_fact_lines->fields ), 'text', 'id' );
		return new self(
			[
				'name'  => $lead_fact_lines->name,
				'email' => $lead_fact_lines->email,
			] + $fields + self::common( $lead_fact_lines ) + [
				'all_answers' => self::all( $lead_fact_lines ),
				'page'        => $lead_fact_lines->page,
				'lead_link'   => self::link( $lead_fact_lines ),
			] + self::silent( $known )
		);
	}

	/**
	 * Placeholders of the email to the visitor. Its address is not verified: a bot could enter a
	 * stranger's address and an advertisement, and the site would deliver it. So only the site
	 * owner's own texts, such as options, and a plausible name are repeated; text that the visitor
	 * typed only if the site owner allowed it, and quoted.
	 *
	 * @param list<string> $known  The ids of all the form's fields, including hidden ones.
	 * @param bool         $quotes Whether text that the visitor typed is repeated.
	 */
	public static function for_visitor( LeadFactLines $lead_fact_lines, array $known, bool $quotes ): self {
		$fields = [];
		foreach ( $lead_fact_lines->fields as $field ) {
			$fields[ $field['id'] ] = match ( true ) {
				self::is_chosen( $field['type'] ) => ShownAnswer::text( $field ),
				$quotes                           => self::quote( ShownAnswer::text( $field ) ),
				default                           => '',
			};
		}
		return new self(
			[
				'name'  => self::plain_name( $lead_fact_lines->name ),
				'email' => $lead_fact_lines->email,
			] + $fields + self::common( $lead_fact_lines ) + [
				'all_answers' => $quotes ? self::quote( self::all( $lead_fact_lines ), true ) : '',
			] + self::silent( $known )
		);
	}

	public function fill( string $template ): string {
		return (string) preg_replace_callback(
			'/\{([a-z0-9_-]{1,64})\}/i',
			fn ( array $match ): string => $this->texts[ strtolower( $match[1] ) ] ?? $match[0],
			$template
		);
	}

	public static function link( LeadFactLines $lead_fact_lines ): string {
		return admin_url( "admin.php?page=brolga-leads&lead={$lead_fact_lines->id}" );
	}

	/**
	 * @param list<string> $known
	 * @return array<array-key, string>
	 */
	private static function silent( array $known ): array {
		return array_fill_keys( [ ...Constants::FORM_PLACEHOLDERS, ...$known ], '' );
	}

	private static function all( LeadFactLines $lead_fact_lines ): string {
		return Mail::text_of( self::parts( $lead_fact_lines ) );
	}

	/**
	 * Returns all answers, each below its label.
	 *
	 * @return list<array{string, string}>
	 */
	public static function parts( LeadFactLines $lead_fact_lines ): array {
		$parts = [];
		foreach ( $lead_fact_lines->fields as $field ) {
			if ( '' !== $field['text'] ) {
				$parts[] = [ Mail::FIELD, Text::heading( $field['label'] ) . "\n" . ShownAnswer::text( $field ) ];
			}
		}
		return $parts;
	}

	/**
	 * Returns the marks of all answers, where a template has them between its paragraphs.
	 *
	 * @return list<Mark>
	 * @see EMAIL-861
	 */
	public function marks( string $template, LeadFactLines $lead_fact_lines ): array {
		// A field may have the same name.
		return ( $this->texts['all_answers'] ?? '' ) === self::all( $lead_fact_lines )
			&& 1 === preg_match( '/^\{all_answers\}[ \t\r]*$/mi', $template, $found, PREG_OFFSET_CAPTURE )
			? Mail::marks_of(
				self::parts( $lead_fact_lines ),
				strlen( $this->fill( substr( $template, 0, $found[0][1] ) ) )
			)
			: [];
	}

	/** @return array<string, string> */
	private static function common( LeadFactLines $lead_fact_lines ): array {
		$format = array_map(
			static fn ( string $name ): string => is_string( get_option( $name ) ) ? get_option( $name ) : '',
			[ 'date_format', 'time_format' ]
		);
		return [
			'form'        => $lead_fact_lines->title,
			'site'        => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			'date'        => (string) wp_date( implode( ' ', $format ), $lead_fact_lines->at->getTimestamp() ),
			'lead_number' => (string) $lead_fact_lines->id,
		];
	}

	/** Whether an answer cannot be advertising: the site owner's option, a number or a day. */
	private static function is_chosen( string $type ): bool {
		$type = FieldType::tryFrom( $type );
		return null !== $type
			&& ( $type->is_tick() || $type->has_options() || FieldType::Number === $type || FieldType::Date === $type );
	}

	private static function quote( string $text, bool $always = false ): string {
		return $always || str_contains( $text, "\n" ) ? '> ' . str_replace( "\n", "\n> ", $text ) : $text;
	}

	/**
	 * Returns the name if it is plausible, else an empty string: digits are not allowed, nor a dot
	 * or slash that an email program could turn into a link.
	 */
	private static function plain_name( string $name ): string {
		return Text::length( $name ) <= self::NAME_LENGTH
			&& 1 === preg_match( '/^\p{L}(?:[\p{L}\p{M}\'’ -]|\.(?= |$))*$/uD', $name )
			? $name
			: '';
	}
}
