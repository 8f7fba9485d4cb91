<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Kits\Foreign;

use Brolga\Kits\Kit\Data;
use Brolga\Kits\Kit\KitRefused;

/**
 * Tells by a file's content which plugin has written it.
 *
 * @see KIT-20
 */
final class FormsFile {

	public const MAX_BYTES = 10485760;

	private const MAX_DEPTH = 64;
	private const MAX_FORMS = 200;

	/**
	 * @return non-empty-list<FormDraft>
	 * @throws KitRefused If there is no form in it.
	 */
	public static function read( string $text ): array {
		if ( strlen( $text ) > self::MAX_BYTES ) {
			throw new KitRefused( sprintf(
				/* translators: %s: a size, for instance 10 MB. */
				__( 'This file is too large. It can have up to %s. Export fewer forms at a time.', 'brolga' ),
				(string) size_format( self::MAX_BYTES )
			) );
		}
		$text  = trim( (string) preg_replace( '/^\xEF\xBB\xBF/', '', $text ) );
		$forms = match ( true ) {
			str_starts_with( $text, '<?xml' ), str_starts_with( $text, '<rss' ) => ContactForm7::of_export( $text ),
			str_starts_with( $text, '{' )      => self::of_json( $text ),
			ContactForm7::is_template( $text ) => [ ContactForm7::of_template( $text ) ],
			str_starts_with( $text, '[' )      => self::of_json( $text ),
			default                            => [],
		};
		$forms = array_values( array_filter( $forms, static fn ( FormDraft $form ): bool => $form->has_fields() ) );
		if ( [] === $forms ) {
			throw new KitRefused( __( 'There are no forms in this file. Choose an export of WPForms, Gravity Forms or Fluent Forms, or WordPress’ export of the forms of Contact Form 7.', 'brolga' ) );
		}
		if ( count( $forms ) > self::MAX_FORMS ) {
			throw new KitRefused( sprintf(
				/* translators: %d: a number. */
				__( 'There are more than %d forms in this file. Export fewer at a time.', 'brolga' ),
				self::MAX_FORMS
			) );
		}
		return $forms;
	}

	/** @return list<FormDraft> */
	private static function of_json( string $text ): array {
		$file   = Data::of( json_decode( $text, true, self::MAX_DEPTH ) );
		$drafts = [];
		// A list of forms, or one.
		foreach ( [ $file, ...$file->all() ] as $form ) {
			$drafts[] = match ( true ) {
				WpForms::fits( $form )      => WpForms::form( $form ),
				FluentForms::fits( $form )  => FluentForms::form( $form ),
				GravityForms::fits( $form ) => GravityForms::form( $form ),
				default                     => null,
			};
		}
		return array_values( array_filter( $drafts, static fn ( ?FormDraft $draft ): bool => null !== $draft ) );
	}
}
