<?php
declare( strict_types=1 );

namespace Brolga\Forms\Fields;

/**
 * Groups of file formats, named as site owners and visitors know them. A format in no group
 * (programs, archives, SVG, HTML) cannot be requested at all.
 *
 * @see FIELD-8
 */
enum FileKind: string {

	case Images        = 'images';
	case Pdf           = 'pdf';
	case Documents     = 'documents';
	case Spreadsheets  = 'spreadsheets';
	case Presentations = 'presentations';
	case Text          = 'text';

	public function label(): string {
		return match ( $this ) {
			self::Images        => __( 'images', 'brolga' ),
			self::Pdf           => __( 'PDF', 'brolga' ),
			self::Documents     => __( 'Word and OpenDocument documents', 'brolga' ),
			self::Spreadsheets  => __( 'spreadsheets', 'brolga' ),
			self::Presentations => __( 'presentations', 'brolga' ),
			self::Text          => __( 'plain text', 'brolga' ),
		};
	}
}
