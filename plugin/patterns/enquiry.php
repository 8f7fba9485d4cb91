<?php
/**
 * A question, and how the visitor would like the answer.
 *
 * @see FORM-55
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Core\Support\Html;
use Brolga\Forms\Views\FormMarkup;

// Made of escaped parts.
Html::put( FormMarkup::section(
	__( 'Ask us anything', 'brolga' ),
	__( 'A real person reads this and replies within two working days.', 'brolga' ),
	[
		'title'       => __( 'Enquiry', 'brolga' ),
		'submitLabel' => __( 'Send enquiry', 'brolga' ),
		'messages'    => [ 'success' => __( 'Thank you. We have your message and will reply within two working days.', 'brolga' ) ],
	],
	FormMarkup::name(),
	FormMarkup::email(),
	FormMarkup::field(
		'select',
		'topic',
		__( 'What is it about?', 'brolga' ),
		FormMarkup::choices(
			[
				'new'   => __( 'Something new', 'brolga' ),
				'order' => __( 'Something I ordered', 'brolga' ),
				'other' => __( 'Something else', 'brolga' ),
			]
		) + [ 'width' => 'half' ]
	),
	FormMarkup::field(
		'input',
		'order_number',
		__( 'Order number', 'brolga' ),
		FormMarkup::when( [ 'topic', 'is', 'order' ] ) + [
			'required' => false,
			'help'     => __( 'It’s at the top of your receipt.', 'brolga' ),
			'width'    => 'half',
		]
	),
	FormMarkup::field( 'text', 'message', __( 'How can we help?', 'brolga' ) ),
	FormMarkup::field(
		'radio',
		'reply_by',
		__( 'How should we reply?', 'brolga' ),
		FormMarkup::choices(
			[
				'email' => __( 'By email', 'brolga' ),
				'phone' => __( 'By phone', 'brolga' ),
			]
		) + [ 'defaultValue' => 'email' ]
	),
	FormMarkup::phone(
		FormMarkup::when( [ 'reply_by', 'is', 'phone' ] ) + [ 'help' => __( 'We call between 9 and 5.', 'brolga' ) ]
	),
	FormMarkup::consent()
) );
