<?php
declare( strict_types=1 );

namespace Brolga\Leads\Mails;

use Brolga\Core\Support\Constants;
use Brolga\Core\Support\Text;
use Brolga\Forms\Fields\ShownAnswer;
use Brolga\Forms\Fields\FieldType;

/**
 * `{name}`, `{page}`, `{budget}`: texts by name, put into a template in one go,
 * so that braces in a visitor's answer stay what they are. What was not asked, or
 * may not be told, is left out. What nobody knows stays as the owner wrote it: a
 * gap would not be noticed. The editor tells of both.
 *
 * The names are those of Constants::FORM_PLACEHOLDERS, and the ids of the fields.
 * `{name}` and `{email}` are the sender's; for the others a field of that name
 * comes first: in a booking form `{date}` is the day that was asked for.
 *
 * @see OUTBOX-16 OUTBOX-19
 */
final class Placeholders {

	/** The longest name that a mail to a stranger repeats. */
	private const NAME_LENGTH = 40;

	/**
	 * @param array<array-key, string> $texts By name.
	 */
	private function __construct( private readonly array $texts ) {}

	/**
	 * What the owner's mail may tell: everything.
	 *
	 * @param Facts        $facts  The enquiry.
	 * @param list<string> $known  The ids of the form's fields, also of those not asked.
	 */
	public static function for_owner( Facts $facts, array $known ): self {
		$fields = array_column( ShownAnswer::all( $facts->fields ), 'text', 'id' );
		return new self(
			[
				'name'  => $facts->name,
				'email' => $facts->email,
			] + $fields + self::common( $facts ) + [
				'all_answers' => self::all( $facts ),
				'page'        => $facts->page,
				'lead_link'   => self::link( $facts ),
			] + self::silent( $known )
		);
	}

	/**
	 * What a mail to the address in the form may tell. That address can be
	 * anybody's: a robot would fill the form with a stranger's address and an
	 * advertisement, and our mail would carry it there. So it repeats the owner's
	 * own words (choices among them) and a name that looks like one; what the
	 * visitor typed freely only where the owner asked for it, quoted.
	 *
	 * @param Facts        $facts  The enquiry.
	 * @param list<string> $known  The ids of the form's fields, also of those not asked.
	 * @param bool         $quotes Whether what was typed is repeated.
	 */
	public static function for_visitor( Facts $facts, array $known, bool $quotes ): self {
		$fields = [];
		foreach ( $facts->fields as $field ) {
			$fields[ $field['id'] ] = match ( true ) {
				self::is_chosen( $field['type'] ) => ShownAnswer::text( $field ),
				$quotes                           => self::quote( ShownAnswer::text( $field ) ),
				default                           => '',
			};
		}
		return new self(
			[
				'name'  => self::plain_name( $facts->name ),
				'email' => $facts->email,
			] + $fields + self::common( $facts ) + [
				'all_answers' => $quotes ? self::quote( self::all( $facts ), true ) : '',
			] + self::silent( $known )
		);
	}

	/**
	 * Puts the texts into a template.
	 *
	 * @param string $template The owner's text.
	 */
	public function fill( string $template ): string {
		return (string) preg_replace_callback(
			'/\{([a-z0-9_-]{1,64})\}/i',
			fn ( array $match ): string => $this->texts[ strtolower( $match[1] ) ] ?? $match[0],
			$template
		);
	}

	/**
	 * Where the owner finds it.
	 *
	 * @param Facts $facts The enquiry.
	 */
	public static function link( Facts $facts ): string {
		return admin_url( "admin.php?page=brolga-leads&lead={$facts->id}" );
	}

	/**
	 * What is known and has nothing to say here.
	 *
	 * @param list<string> $known The ids of the form's fields.
	 * @return array<array-key, string>
	 */
	private static function silent( array $known ): array {
		return array_fill_keys( [ ...Constants::FORM_PLACEHOLDERS, ...$known ], '' );
	}

	/**
	 * All answers, as a mail lists them.
	 *
	 * @param Facts $facts The enquiry.
	 */
	public static function all( Facts $facts ): string {
		$lines = [];
		foreach ( $facts->fields as $field ) {
			if ( '' !== $field['text'] ) {
				$lines[] = Text::heading( $field['label'] ) . "\n" . ShownAnswer::text( $field );
			}
		}
		return implode( "\n\n", $lines );
	}

	/**
	 * What everybody may know.
	 *
	 * @param Facts $facts The enquiry.
	 * @return array<string, string>
	 */
	private static function common( Facts $facts ): array {
		$format = array_map(
			static fn ( string $name ): string => is_string( get_option( $name ) ) ? get_option( $name ) : '',
			[ 'date_format', 'time_format' ]
		);
		return [
			'form'        => $facts->title,
			'site'        => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			'date'        => (string) wp_date( implode( ' ', $format ), $facts->at->getTimestamp() ),
			'lead_number' => (string) $facts->id,
		];
	}

	/**
	 * Whether a field's text can be no advertisement: the owner wrote it, or it is
	 * a number or a day.
	 *
	 * @param string $type As it was stored.
	 */
	private static function is_chosen( string $type ): bool {
		$type = FieldType::tryFrom( $type );
		return null !== $type
			&& ( $type->is_tick() || $type->has_options() || FieldType::Number === $type || FieldType::Date === $type );
	}

	/**
	 * A text that somebody else wrote, marked as such where it has several lines.
	 *
	 * @param bool $always Whether one line is marked too.
	 */
	private static function quote( string $text, bool $always = false ): string {
		return $always || str_contains( $text, "\n" ) ? '> ' . str_replace( "\n", "\n> ", $text ) : $text;
	}

	/**
	 * A name that is nothing but one, or an empty text: no digits, and no dot or
	 * slash of which a mail program would make a link.
	 *
	 * @param string $name The visitor's.
	 */
	private static function plain_name( string $name ): string {
		return Text::length( $name ) <= self::NAME_LENGTH
			&& 1 === preg_match( '/^\p{L}(?:[\p{L}\p{M}\'’ -]|\.(?= |$))*$/uD', $name )
			? $name
			: '';
	}
}
