<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

use Brolga\Core\Support\Text;

/**
 * The name that a visitor's file has, for display and validation. Files are never stored under this name.
 *
 * @see FIELD-7 FIELD-8
 */
final class FileName {

	private const LENGTH = 150;

	/**
	 * Extensions that some server or operating system executes. They are checked in every part of
	 * a name, because a misconfigured server looks at each part of `a.php.jpg`.
	 */
	private const RUN = '/^(?:p(?:hp\d?|html?|h(?:t|ps|ar|tml\d?)|l|y[cw]?|s1|if)|[sdx]?html?|xht(?:ml)?|svgz?|xml|xslt?|m?js|mjs|cgi|fcgi|asp[x]?|as[acmh]x?|cer|cfm|jspx?|rb|sh|bash|bat|cmd|com|exe|dll|msi|scr|vb[se]?|ws[fh]?|hta|jar|swf|htaccess|htpasswd|ini|inc|url|lnk|reg|user)$/';

	/** The name as it is displayed, without characters that change the text direction. */
	public readonly string $text;

	public readonly string $extension;

	/** Whether the name contains no path and no extension that a server executes. */
	public readonly bool $is_harmless;

	public function __construct( SentFile $file ) {
		// Direction marks can make "gpj.exe" look like "exe.jpg".
		$name      = preg_replace(
			'/[\x{061C}\x{200E}\x{200F}\x{202A}-\x{202E}\x{2066}-\x{2069}]/u',
			'',
			Text::line( $file->name )
		) ?? '';
		$name      = Text::trim( $name );
		$parts     = explode( '.', Text::lower( $name ) );
		$extension = count( $parts ) > 1 ? $parts[ count( $parts ) - 1 ] : '';

		$this->extension   = $extension;
		$this->text        = Text::length( $name ) > self::LENGTH
			? Text::start( $name, self::LENGTH - 10 ) . '….' . Text::start( $extension, 8 )
			: $name;
		$this->is_harmless = '' !== $parts[0]
			&& 0 === preg_match( '/[\/\\\\\0]/', $file->name . $file->full_path )
			&& [] === preg_grep( self::RUN, array_slice( array_map( Text::trim( ... ), $parts ), 1 ) );
	}
}
