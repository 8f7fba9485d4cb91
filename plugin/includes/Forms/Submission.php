<?php
/**
 * One visitor's wish to send a form.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Forms;

use Brolga\Forms\Uploads\SentFiles;

/**
 * A request to send a form, whichever edge it came through. Nothing in it has
 * been checked but its shape.
 */
final class Submission {

	/**
	 * Keeps the parts.
	 *
	 * @param string                  $form_token     The signed id of the form.
	 * @param int                     $number         The form's number on the visitor's page.
	 * @param string                  $key            The visitor's mark of this one submission; may be empty.
	 * @param array<array-key, mixed> $values         What was sent, by field id.
	 * @param string                  $captcha_token  The signed numbers.
	 * @param string                  $captcha_answer Their sum, as the visitor typed it.
	 * @param string                  $honeypot       What a person leaves empty.
	 * @param string                  $page           The address the form was on; may be empty.
	 * @param string                  $referrer       Where the visitor came from; may be empty.
	 * @param Descriptors|null        $descriptors    What the page says about the form; null: nothing.
	 * @param string                  $token          The spam verifier's token; empty is neutral.
	 * @param bool                    $is_malformed   Whether the request did not have the shape its edge asks for.
	 * @param SentFiles               $files          The files that came along.
	 * @param Variants|null           $variants       What A/B tests showed the visitor; null: nothing.
	 */
	public function __construct(
		public readonly string $form_token,
		public readonly int $number,
		public readonly string $key,
		public readonly array $values,
		public readonly string $captcha_token,
		public readonly string $captcha_answer,
		public readonly string $honeypot,
		public readonly string $page,
		public readonly string $referrer,
		public readonly ?Descriptors $descriptors = null,
		public readonly string $token = '',
		public readonly bool $is_malformed = false,
		public readonly SentFiles $files = new SentFiles(),
		public readonly ?Variants $variants = null
	) {}
}
